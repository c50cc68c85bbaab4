import { below, overlap, type Placed } from '../text/neighbours.ts'
import { isProse } from '../text/prose.ts'
import type { Cell, TextLine } from '../text/text-line.ts'
import { captionInList } from './captions.ts'
import { endOfFormer } from './changed-in-row.ts'
import { labelOf } from './governing-label.ts'
import { listedPeriod, periodsFollowNumbers } from './listed-period.ts'
import { captionPeriod, columnPeriod, periodBelow, periodInHeading, rowPeriod, wrappedPeriod } from './near-period.ts'
import type { Period } from './period-words.ts'
import { type LabelKind, type PowerToken, powerOf, tokensOf } from './power-tokens.ts'
import { goesOnFromNumber, hasUnitOverhead, isMeterRow, isUnitBelow, periodBehindUnit, saysKw } from './power-unit.ts'
import { isCompared, isImagined, isLawful, isRestOfSentence, isSaidAbove, isTermRow } from './row-kinds.ts'

/** A number of kW and what the invoice says it is. */
export interface PowerReading {
  kw: number
  kind: LabelKind | 'unlabelled'
  period: Period | null
  /** Readings with the same label in the same line are one statement. */
  statement: string
  line: number
  /** Stands in a sentence and not in a form or table. */
  isProse: boolean
  /** "4,6 kW x 30 días": a row of the account. */
  isTerm: boolean
}

/** Every power on the invoice, with the label and the period that govern it by its place in line and column. */
export function readPowers(lines: readonly TextLine[]): PowerReading[] {
  return lines.flatMap((line, index) => {
    const runs = line.cells.map(cell => ({ cell, tokens: tokensOf(cell) }))
    const tokens = runs.flatMap(run => run.tokens)
    const afterwards =
      goesOn(lines[index - 1], line) ||
      line.cells.some(cell => goesOnFromNumber(lines, { line: index, cell })) ||
      (periodsFollowNumbers(tokens) && !runs.some(isListFromSecond))
    return runs.flatMap(({ cell, tokens: own }) => {
      const formerEnd = endOfFormer(cell.folded)
      const isHeld = (token: PowerToken) => !own.includes(token) || token.kind !== 'number' || token.start >= formerEnd
      return own.flatMap((token, position) => {
        if (token.kind !== 'number') return []
        const place = { line: index, cell }
        const governing = labelOf(lines, place, own.slice(0, position))
        if (
          governing === 'contradictory' ||
          ((isProse(cell) || isSaidAbove(lines, governing, index) || isRestOfSentence(lines, place)) &&
            isLawful(lines, place, token.start)) ||
          isImagined(cell.folded) ||
          former.test(cell.folded) ||
          !isHeld(token) ||
          isCompared(lines, place)
        )
          return []
        const inLine = tokens.indexOf(token)
        const next = powerOf(cell, position) ? 2 : 1
        const neighbour = tokens[afterwards ? inLine + next : inLine - 1]
        // "… 4,6 kW; valle | Fin del contrato: 11": a label of its own parts a number from the period in the cell before.
        const isParted =
          !afterwards &&
          neighbour !== undefined &&
          !own.includes(neighbour) &&
          /\p{L}{4}/u.test(cell.folded.slice(0, token.start))
        // "2,30 kW | punta 3,28 kW": the period of the next cell's own number.
        const isOfNext =
          afterwards &&
          runs.some(run => run.cell !== cell && run.tokens[0] === neighbour && run.tokens[1]?.kind === 'number')
        const beside = isParted || isOfNext ? undefined : neighbour
        const listed = listedPeriod(tokens, inLine)
        if (listed === 'unclear') return []
        const period =
          listed ??
          (formerEnd > 0 ? solePeriod(tokens.filter(isHeld)) : null) ??
          (beside?.kind === 'period'
            ? beside.period
            : ((afterwards ? null : periodOfLabel(own.slice(0, position))) ??
              solePeriod(own) ??
              captionPeriod(lines, place) ??
              rowPeriod(lines, place, own, position) ??
              wrappedPeriod(lines, place) ??
              periodInHeading(lines, place, own, position) ??
              columnPeriod(lines, place) ??
              periodBelow(lines, place) ??
              bothBelow(lines, place, token) ??
              brokenOff(line, lines[index + 1], token) ??
              periodBehindUnit(lines, place, own, position) ??
              solePeriod(tokensBeside(tokens, inLine))))
        const counts =
          token.unit === 'kW' ||
          isUnitBelow(lines, place, own, position) ||
          (token.unit === 'none' &&
            governing !== null &&
            !isMeterRow(lines, place) &&
            saysKw(governing.label, place.cell.folded.slice(token.start, token.end), {
              hasUnit:
                beside?.kind === 'period' ||
                (governing.label.about === 'contracted' &&
                  (listed !== null || (period !== null && hasUnitOverhead(lines, place)))),
              period,
              isLast: !tokens.slice(inLine + 1).some(({ kind }) => kind === 'number'),
            }))
        if (!counts) return []
        return [
          {
            kw: token.value,
            kind: governing?.label.about ?? ('unlabelled' as const),
            period,
            statement: `${index}:${governing?.at ?? ''}`,
            line: index,
            isProse: isProse(cell),
            // A caption's power is none of the account beside it.
            isTerm: isTermRow(line, cell) && captionInList(lines, place) === null,
          },
        ]
      })
    })
  })
}

// "Hasta el 14/03/2026: P1 3,45 kW": before the power was changed.
const former = /^(?:hasta|fins|ata|anterior\w*)\b/
const beforePeriod = /^(?:en\s)?(?:(?:el|la|las|les|l[’'])\s?)?(?:(?:periodos?|horas?|hores|tramo)\s)?(?:de\s)?$/
const endsWithPower =
  /\d\s?kw(?:\s(?:en|a|de|para|durante|per a|durant|nas))?(?:\s(?:el|l[ao]s?|les|els|as))?(?:\s(?:hor[ae]s?|periodos?))?(?:\s(?:de|en))?\s?\(?$/

// "… 4,6 kW en" over "ambos periodos (punta y valle) y peaje 2.0TD"
const beginsWithBoth = /^(?:amb[oa]s|ambd[ou]e?s|l[oa]s dos|[eo]ls? dos|os dous)(?: els| os)? periodo?e?s\b/

/** "4,6 kW · P2 3,45 kW": the period behind a mark is of the number that ends the list, and the first has none, or one that was not legible. */
function isListFromSecond({ cell, tokens }: { cell: Cell; tokens: readonly PowerToken[] }): boolean {
  const [first, period, second, ...more] = tokens.filter(({ kind }) => kind !== 'label')
  return (
    first?.kind === 'number' &&
    period?.kind === 'period' &&
    second?.kind === 'number' &&
    second.unit === 'kW' &&
    more.length === 0 &&
    /^\s?(?:kw)?\s?[-–—·•|;]\s?$/.test(cell.folded.slice(first.end, period.start))
  )
}

/** "… 4,6 kW en" and below it, in its column, "punta y 3,45 kW en valle": the sentence goes on, and its periods follow their numbers. */
function goesOn(upper: TextLine | undefined, lower: TextLine | undefined): boolean {
  if (!upper || !lower || upper.page !== lower.page || lower.top - upper.top > 2 * lower.height) return false
  const last = upper.cells.at(-1)
  const below = last && cellBelow(last, lower)
  if (!last || !below || !endsWithPower.test(last.folded) || !isClause(last)) return false
  const [token] = tokensOf(below)
  return token?.kind === 'period' && beforePeriod.test(below.folded.slice(0, token.start))
}

const cellBelow = (cell: Cell, { cells }: TextLine) => cells.find(other => overlap(cell, other))

/** A sentence, or a shorter one that names the power: "Tes contratada unha potencia de 4,6 kW". */
const isClause = (cell: Cell) => isProse(cell) || /^(?:tes|tens|tienes|tiene) /.test(cell.folded)

/** "… 4,6 kW en" over "ambos periodos". */
function bothBelow(lines: readonly TextLine[], place: Placed, token: PowerToken): Period | null {
  const isLast = tokensOf(place.cell).at(-1)?.start === token.start && endsWithPower.test(place.cell.folded)
  return isLast && beginsWithBoth.test(below(lines, place)?.cell.folded ?? '') ? 'both' : null
}

/** The period of a power that ends its line: the first of the next one. */
function brokenOff(line: TextLine, next: TextLine | undefined, token: PowerToken): Period | null {
  const last = line.cells.at(-1)
  if (!next || !last || !goesOn(line, next) || tokensOf(last).at(-1)?.start !== token.start) return null
  const [first] = tokensOf(cellBelow(last, next))
  return first?.kind === 'period' ? first.period : null
}

/** "Periodo P1, potencia: 3,450": the period before the label of the number. */
function periodOfLabel(before: readonly PowerToken[]): Period | null {
  const [period, label] = before.slice(-2)
  return period?.kind === 'period' && label?.kind === 'label' ? period.period : null
}

/** The tokens of a line around a number, up to a label of energy: "4,4 kW | Coste energía periodo 2 | 141 kWh" are two columns. */
function tokensBeside(tokens: readonly PowerToken[], at: number): PowerToken[] {
  const isOther = (token: PowerToken) => token.kind === 'label' && token.about === 'other'
  const end = tokens.findIndex((token, index) => index > at && isOther(token))
  return tokens.slice(0, end < 0 ? tokens.length : end)
}

/** "4,6 kW x 30 días x 0,09 €/kW = 12,42 € (P1)": the one period of a line with one power. */
function solePeriod(tokens: readonly PowerToken[]): Period | null {
  const periods = tokens.flatMap(token => (token.kind === 'period' ? [token.period] : []))
  const powers = tokens.filter(token => token.kind === 'number' && token.unit === 'kW')
  return periods.length === 1 && powers.length === 1 ? (periods[0] ?? null) : null
}
