import { distance } from 'fastest-levenshtein'
import { isSameSupplyPoint } from '#domain/cups.ts'
import { plain } from './address/match-town.ts'
import { findSupplyCups } from './cups/supply-cups.ts'
import { RefusedInvoice } from './invoice-answer.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import { findInText } from './read-text.ts'
import { electricityNouns, foldedText, isLegible, speaksOfElectricity } from './text/legible.ts'
import { fold, type TextLine } from './text/text-line.ts'

/** What a bill of gas alone does not have: its kWh are not in periods, and no one contracts a power. */
const electricityOnly =
  /poten(?:ci|tzi)\w*\s+(?:contra|kontra|factur)|kontratatutako potentzia|\b2\.[01]\s?(?:td|a|dha)\b|t[eé]rmin\w* de poten/

/** What every bill calls itself, in any of its languages. */
const saysBill = /fact?ur\w*|faktur\w*|fra\.|recibo|rebut/

/** "Factura agrupada", and in it "Suministro 1 de 3": what was read is one of several. */
const saysGrouped = /(?:factura|fra\.?|recibo|rebut)\s(?:agrupad[ao]|agrupat|conjunta|colectiva|resumen)/
const saysOneOfSeveral = /^(?:suministro|subministrament|subministracion)\s1\s(?:de|\/)\s(?:[2-9]|\d\d)(?!\d)/m

/** Accepts a reading only if it is of an electricity invoice: an address alone may be any utility's. Else throws a `RefusedInvoice`. */
export function acceptReading(reading: InvoiceReading, lines: readonly TextLine[]): InvoiceReading {
  const text = foldedText(lines)
  const { hasGas, isAmbiguous } = findSupplyCups(lines)
  const isGas = (hasGas || callsItselfGas(text)) && !electricityOnly.test(text)
  if (!hasSupplyData(reading) && isGas) throw new RefusedInvoice('gasInvoice')
  // One address says whose bill it is, though a second CUPS is on it (solar panels, mostly).
  const isWithoutHome = (reading.zipCode ?? reading.p1) === undefined
  const pages = () => [...Map.groupBy(lines, ({ page }) => page).values()].map(own => findInText(own).reading)
  if (reading.cups === undefined && isAmbiguous && (isWithoutHome || areOfSeveralSupplies(pages())))
    throw new RefusedInvoice('severalSupplies')
  if (saysGrouped.test(text) && saysOneOfSeveral.test(text)) throw new RefusedInvoice('severalSupplies')
  if (isElectricity(reading, lines, text) && Object.keys(reading).length > 0) return reading
  throw new RefusedInvoice(isLegible(lines) ? 'notAnInvoice' : 'unreadable')
}

/** A letter about prices, an offer or a contract of a flat has an address and speaks of electricity, too; the first two have powers. */
function isElectricity(reading: InvoiceReading, lines: readonly TextLine[], text: string): boolean {
  if (reading.cups !== undefined) return true
  const head = lines.slice(0, headLines).flatMap(({ cells }) => cells)
  if (head.some(({ folded }) => promise.test(folded))) return false
  if (hasSupplyData(reading)) return true
  const isOther = others.test(text) && !electricBill.test(text)
  return speaksOfElectricity(lines) && saysBill.test(text) && !isOther
}

/** A CUPS or a power: what only an electricity invoice says. */
export function hasSupplyData({ cups, p1, p3 }: InvoiceReading): boolean {
  return [cups, p1, p3].some(value => value !== undefined)
}

const bill = String.raw`(?:fact?ura|factures|recibo|rebut)\s+(?:(?:de|del|do|da|d[’'])\s*)?(?:(?:la|el|l[’'])\s*)?`
/** A bill of gas names itself so; "factura de gas y electricidad" is of both. */
const gasBill = new RegExp(`${bill}gas(?:\\s+natural)?(?!\\p{L}|\\s*(?:y|i|e|eta|/|\\+|&)\\s*\\p{L})`, 'u')
const electricBill = new RegExp(`${bill}(?:suministro\\s+)?(?:luz|llum|electri|enerx?g?ia electri)`, 'u')
const electricity = new RegExp(electricityNouns)
/** Bills of others, and papers in which an address is beside a word about electricity. Folded. */
const others = new RegExp(
  `${bill}(?:agua|aigua|auga|telefon|movil|mobil|fibra|internet|comunidad|comunitat|alquiler|lloguer|seguro)(?!\\s+del contador)` +
    '|contrato de (?:arrendamiento|alquiler|compraventa|trabajo)|contracte de (?:lloguer|arrendament|compravenda)' +
    '|documento nacional de identidad|pasaporte|(?:certificado|volante) de empadronamiento|nota simple|licencia urbanistica',
  'u',
)
/** What a letter about prices or an offer begins with: its powers are an example, or those it offers. */
const promise =
  /^(?:oferta|presupuesto|pressupost|propuesta|proposta|simulacion|simulacio|comparativa) (?:de|para|per|economica|comercial|personalizada)\b|\b(?:nuevos|nous|novos) (?:precios|preus|prezos)\b|\b(?:cambio|canvi|modificacion|modificacio|revision|actualizacion) (?:de|del|de los|dels) (?:precios?|preus?|prezos?)\b/
const headLines = 6

/** Calls itself a bill of gas, or speaks of gas and in no word but the kWh of electricity. */
const callsItselfGas = (text: string): boolean =>
  !electricBill.test(text) && (gasBill.test(text) || (/\bgas\b/.test(text) && !electricity.test(text)))

const telling = ['zipCode', 'streetNr', 'apartment', 'p1', 'p3'] as const

/**
 * Two pages, each read alone, name different supply points, and homes or powers that differ: bills of two homes in one upload. Where a CUPS was
 * not legible, two streets at two postal codes say so.
 */
export function areOfSeveralSupplies(pages: readonly InvoiceReading[]): boolean {
  return pages.some((one, index) =>
    pages.slice(index + 1).some(other => {
      if (one.cups === undefined || other.cups === undefined) return isAnotherHome(one, other)
      if (isSameSupplyPoint(one.cups, other.cups)) return false
      return telling.some(field => {
        const [first, second] = [one[field], other[field]]
        return first !== undefined && second !== undefined && bare(first) !== bare(second)
      })
    }),
  )
}

/** As `areOfSeveralSupplies`, by the homes alone: also solar panels have their own CUPS. */
export const areOfSeveralHomes = (pages: readonly InvoiceReading[]): boolean =>
  pages.some((one, index) => pages.slice(index + 1).some(other => isAnotherHome(one, other)))

// Of two readings of one street, at most this share of signs differs.
const alike = 0.4

function isAnotherHome(one: InvoiceReading, other: InvoiceReading): boolean {
  const [first, second] = [plain(one.street ?? ''), plain(other.street ?? '')]
  if (first === '' || second === '' || !hasTown(one) || !hasTown(other)) return false
  return one.zipCode !== other.zipCode && distance(first, second) > alike * Math.max(first.length, second.length)
}

/** The town proves the postal code. */
const hasTown = ({ zipCode, municipality }: InvoiceReading) => zipCode !== undefined && municipality !== undefined

/** "3º B" and "3B" are one flat. */
const bare = (value: string | number) => fold(String(value)).replace(/[^\p{L}\d.]|(?<!\d)\.|\.(?!\d)|[ºª]/gu, '')
