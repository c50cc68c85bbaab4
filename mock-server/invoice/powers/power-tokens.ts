import { illegibleWord } from '../text/illegible.ts'
import { matchesOf } from '../text/matches-of.ts'
import type { Cell } from '../text/text-line.ts'
import {
  bothPeriods,
  goesOnBelow,
  hoursOfDay,
  isJoint,
  isOfPower,
  namedPeriod,
  type Period,
  periodOf,
} from './period-words.ts'
import { isPlainPower } from './plain-power.ts'
import { contractedPower, kilowatts, measured, otherPower, powerLabel, unitAtEnd, unitInLabel } from './power-words.ts'

/** What a line says about power, piece by piece. `start` and `end` are places in the folded text. `isJoined`: "P2" of "P1 y P2". `isBare`: "kW punta". */
export type PowerToken = { start: number; end: number } & (
  | { kind: 'label'; about: LabelKind; unit: boolean; money: boolean; isBare: boolean }
  | { kind: 'period'; period: Period; isJoined: boolean }
  | { kind: 'number'; value: number; unit: 'kW' | 'none' | 'other' }
)

export type Label = Extract<PowerToken, { kind: 'label' }>

/**
 * `contracted`: says that contracted power follows. `power`: says power, and no more (a billing line, a heading).
 * `other`: what follows is something else, the highest power measured above all.
 */
export type LabelKind = 'contracted' | 'power' | 'other'

// "Fin del contrato: 11/03/2026": neither the day nor the month nor the year is a power.
// Nor are those of "15/03–31/03" and "14.02-04.03".
const dottedDay = String.raw`(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])`
const days = String.raw`(?:\d{1,2}/\d{1,2}\s?[-–—]\s?\d{1,2}/\d{1,2}|${dottedDay}\s?[-–—]\s?${dottedDay}(?!\d))`
const notInDate = String.raw`(?!\d{1,2}[/-]\d{1,2}[/-]\d{2}|${days})(?<!\d[/-](?=\d{1,2}[/-]\d{2}))(?<!\d[/-]\d{1,2}[/-]|\b${dottedDay}\s?[-–—]\s?(?=${dottedDay}(?!\d)))`

const patterns = new RegExp(
  [
    `(?<hours>${hoursOfDay})`,
    `(?<label>${powerLabel})`,
    String.raw`(?<stop>\b(?:consum|kontsum|energi|lectur|irakurk|import(?!es?\b)|excedent|excedenci|generaci|xeraci|sorkuntz|autoconsum|autokontsum|derecho|dret(?!a)|dereito)\w*|\btotal\b|(?<=^\s*)kwh(?=\s(?:punta|llano|lla|pla|vall?e?|p[1-6])\b)|(?<=^\s*)(?:kwh|(?:€|eur(?:os?)?)\s?/\s?kw[a-z/·.* ]*)(?=\s*$))`,
    bothPeriods,
    namedPeriod,
    String.raw`(?<watts>(?<![\d.,'’])\d{1,2}[.,\s]?\d{3}(?=\s?(?:w(?:atts?)?|vatios?|vv)(?![a-z/]|\s?h)))`,
    String.raw`(?<number>(?:(?<![\d.,'’]|\d\s?[.,'’]\s)|(?<=\bp[1-6]))${notInDate}\d{1,3}(?:[.,'’]\d{1,3})?(?!\d|\s?[.,'’]\s?\d))(?=(?<unit>(?:\s*[/\-–]\s*\d{1,3}[.,]\d{1,3})?\s*${kilowatts})|(?<after>\s*(?:[a-z%€$*]|\/(?!\s?\d))+)?)`,
  ].join('|'),
  'g',
)

// "Importe potencia P1, EUR", "Facturación por potencia contratada"
const moneyInLabel =
  /\bpr(?:eci|eu|ez)\w*|\b(?:factura|fakturazi)(?:ci)?o\w*|\bimports?e?s?\b|\beur(?:os?)?\b|€|\bzenbateko/
// "máxima potencia", "derechos de potencia": how far before the label a word may qualify it.
const qualifierCharacters = 25
/** Cuts folded text into labels, periods and numbers. */
export function powerTokens(folded: string): PowerToken[] {
  const found = matchesOf(folded, patterns).filter(
    ({ groups, index, 0: text }) =>
      groups?.hours === undefined && (groups?.both === undefined || isOfPower(folded, index, index + text.length)),
  )
  const tokens = found.map((match, index): PowerToken => {
    const { label, stop, both, period, number, watts } = match.groups ?? {}
    const start = match.index
    const end = start + match[0].length
    if (number !== undefined) {
      const own = unitOf(number, match.groups ?? {})
      const isNone = isAside(folded.slice(0, start)) || (own === 'none' && isAdded(folded, start, end))
      const unit = isNone ? 'other' : own
      return { kind: 'number', start, end, value: parseKw(number), unit }
    }
    if (watts !== undefined)
      return { kind: 'number', start, end, value: Number(watts.replace(/[.,\s]/g, '')) / 1000, unit: 'kW' }
    if (both !== undefined) return { kind: 'period', start, end, period: 'both', isJoined: false }
    if (period !== undefined) {
      const isNext =
        found[index - 1]?.groups?.period !== undefined && isJoint(folded.slice(endOf(found[index - 1]), start))
      const isJoined = isNext && !goesOnBelow(folded) && !folded.includes(illegibleWord)
      return { kind: 'period', start, end, period: periodOf(match.groups ?? {}), isJoined }
    }
    if (stop !== undefined)
      return { kind: 'label', start, end, about: 'other', unit: false, money: false, isBare: false }
    const next = found
      .slice(index + 1)
      .find(later => later.groups?.number !== undefined || later.groups?.label !== undefined)
    const previous = found[index - 1]
    // "Kontratatutako potentzia", "pico de potencia": both words are labels, and the first qualifies the second.
    const isQualified =
      previous?.groups?.label !== undefined && (contractedPower.test(previous[0]) || measured.test(previous[0]))
    const before = folded
      .slice(Math.max(isQualified ? previous.index : endOf(previous), start - qualifierCharacters), start)
      .replace(/^.*[.;:,)]/, '')
    // "Potencia (peaje 2.0TD)": the tariff, which qualifies nothing.
    const isTariff = next !== undefined && folded.startsWith('2.0', next.index)
    const behind = folded
      .slice(start, next?.index)
      .replace(formerInBracket, '')
      .replace(isTariff ? /[\s(,]*\b(?:peaje|peatge|peaxe|tarifa)\s$/ : '', '')
      .replace(andToll, '')
    // "4,6 kW contratados (máx. 3,1 kW)": the label of the number before it says nothing of the next one.
    const context = before + (isOfNumberBefore(folded, start) ? behind.replace(/\s?[([,;·].*$/, '') : behind)
    // "CLIENTE PRUEBA Potencia punta": what no small word joins to the label may be another column.
    const own = joinedBefore.test(before) ? context : context.slice(before.length)
    const isBare = label === 'kw' && !contractedPower.test(context)
    const money = moneyInLabel.test(context)
    const unit = label === 'kw' || unitInLabel.test(context) || (!money && unitAtEnd.test(context))
    return { kind: 'label', start, end, about: kindOf(label ?? '', context, own), unit, money, isBare }
  })
  const once = tokens.filter((token, index) => !isSaidAgain(token, tokens[index - 1]))
  return once.map((token, index) => {
    const isBroken =
      token.kind === 'number' && [once[index - 1], once[index + 1]].some(beside => isBrokenOff(token, beside, folded))
    return isBroken ? { ...token, unit: 'other' } : token
  })
}

/** "vall / valle": one period in two languages. */
const isSaidAgain = (token: PowerToken, before: PowerToken | undefined): boolean =>
  token.kind === 'period' && token.isJoined && before?.kind === 'period' && before.period === token.period

const tokensOfCells = new WeakMap<Cell, readonly PowerToken[]>()

/** What a cell says about power, cut once however many numbers ask for it. Kept as long as the cell is. */
export function tokensOf(cell: Cell | null | undefined): readonly PowerToken[] {
  const known = cell && tokensOfCells.get(cell)
  if (!cell || known) return known ?? []
  const tokens = powerTokens(cell.folded)
  tokensOfCells.set(cell, tokens)
  return tokens
}

/** "5,7 50 kW", "4, 6 kW": the halves of a number that the file holds in two pieces. Neither says anything. */
function isBrokenOff(token: PowerToken, beside: PowerToken | undefined, folded: string): boolean {
  if (beside?.kind !== 'number' || token.kind !== 'number') return false
  const [first, second] = token.start < beside.start ? [token, beside] : [beside, token]
  if (!/^[\s.,'’]*$/.test(folded.slice(first.end, second.start))) return false
  const hasDecimals = ({ start, end }: PowerToken) => /\D/.test(folded.slice(start, end))
  return second.value !== 0 && !(hasDecimals(first) && hasDecimals(second))
}

function unitOf(number: string, { unit, after = '' }: Record<string, string | undefined>): 'kW' | 'none' | 'other' {
  if (unit !== undefined) return 'kW'
  // "06.118" is what a meter shows.
  if (/^0\d/.test(number)) return 'other'
  return after === '' || /^\s*\/$|^\s+(?:p$|punta|vall?e?|haran|llano|y$|i$|e$|eta$)/.test(after) ? 'none' : 'other'
}

/** "(punta 8,73 + valle 4,68)": a plus sign stands beside the number and joins it to another. Without a unit these are amounts of money. */
const isAdded = (folded: string, start: number, end: number): boolean =>
  /^\s?\+\s?(?:\p{L}+\s){0,2}\d/u.test(folded.slice(end)) ||
  /\d\s?\+\s?(?:\p{L}+\s){0,2}$/u.test(folded.slice(0, start))

// "(antes 6,928 kW)": up to the number.
const formerInBracket = /\((?:antes|abans|lehen|before)\b[^()\d]*$/

/** "4,6 kW contratados (usados …": what a bracket behind a power names by words of its own is another power. */
function isAside(before: string): boolean {
  if (formerInBracket.test(before)) return true
  const words = /\d\s?kw[^()]*\(([^()\d]*)$/.exec(before)?.[1]
  return words !== undefined && !contractedPower.test(words) && !isPlainPower(words)
}

const isOfNumberBefore = (folded: string, start: number): boolean =>
  folded.startsWith('kw', start) && /\d\s?$/.test(folded.slice(0, start))

// "La potencia que tienes", as against "que usas"; "tiene una potencia en horas punta de".
const whatOneHas = /\bque (?=tien|tens\b|tes\b)|(?<=(?<!\bque )\b(?:tienes?|tens?|tes?)\s)(?:una|unha) (?=poten)/
const joinedBefore = /\s\p{L}{1,3}\s$/u

/** `own`: the context as far as it belongs to the label for certain. */
function kindOf(label: string, context: string, own: string): LabelKind {
  // Of a label in a picture that was not wholly legible nobody knows which power it names.
  if (otherPower.test(context) || context.includes(illegibleWord) || measured.test(label)) return 'other'
  // "Desde el 12/03/2026 tienes 3,45 kW".
  if (contractedPower.test(context) || /^(?:tienes|tens|tes|duzu)$/.test(label)) return 'contracted'
  return isPlainPower(own.replace(whatOneHas, '')) ? 'power' : 'other'
}

// "Datos de la potencia y del peaje": the title of both.
const andToll = /\s(?:y|i|e|eta)\s(?:(?:del?|do|el|la|o|a)\s)?(?:peaje|peatge|peaxe)s?\s*$/

const parseKw = (text: string) => Number(text.replace(/[,'’]/, '.'))
const endOf = (match: RegExpExecArray | undefined) => (match ? match.index + match[0].length : 0)

const ofPower = new RegExp(String.raw`^\s?${kilowatts}\s(?:de|da|d['’])\s?$`)

/** "4,6 kW de potencia contratada", "4,6 kW contratados": the label that goes on from the number at this place; null without one. */
export function powerOf(cell: Cell, index: number): Label | null {
  const { folded } = cell
  const [number, label] = tokensOf(cell).slice(index, index + 2)
  if (label?.kind !== 'label') return null
  const between = folded.slice(number?.end, label.start)
  const isOne = ofPower.test(between) || (/^\s?$/.test(between) && folded.startsWith('kw', label.start))
  return isOne ? label : null
}

/** The label that stands last; null without one. */
export function lastLabel(tokens: readonly PowerToken[]): Label | null {
  return tokens.findLast(token => token.kind === 'label') ?? null
}
