import { findSupplyCups } from './cups/supply-cups.ts'
import type { InvoiceReading } from './invoice-reading.ts'
import { RefusedInvoice } from './invoice-refusal.ts'
import { callsItselfGas, callsItselfOther, isPromise } from './other-document.ts'
import { readText } from './read-text.ts'
import { areOfSeveralSupplies } from './several-supplies.ts'
import { foldedText, isLegible, speaksOfElectricity } from './text/legible.ts'
import type { TextLine } from './text/text-line.ts'

/** What a bill of gas alone does not have: its kWh are not in periods, and nobody contracts a power. */
const electricityOnly =
  /poten(?:ci|tzi)\w*\s+(?:contra|kontra|factur)|kontratatutako potentzia|\b2\.[01]\s?(?:td|a|dha)\b|t[eé]rmin\w* de poten/

/** What every bill calls itself, in any of its languages. */
const saysBill = /fact?ur\w*|faktur\w*|fra\.|recibo|rebut/

/** "Factura agrupada", and in it "Suministro 1 de 3": what was read is one of several. */
const saysGrouped = /(?:factura|fra\.?|recibo|rebut)\s(?:agrupad[ao]|agrupat|conjunta|colectiva|resumen)/
const saysOneOfSeveral = /^(?:suministro|subministrament|subministracion)\s1\s(?:de|\/)\s(?:[2-9]|\d\d)(?!\d)/m

/** Accepts a reading only if it is of an electricity invoice: an address alone may be any utility's. Else throws a `RefusedInvoice`. */
export function acceptReading(reading: InvoiceReading, lines: readonly TextLine[]): InvoiceReading {
  if (!hasSupplyData(reading) && isGasInvoice(lines)) throw new RefusedInvoice('gasInvoice')
  // One address says whose bill it is, though a second CUPS stands on it (solar panels, mostly).
  const isWithoutHome = (reading.zipCode ?? reading.p1) === undefined
  if (isUndecided(reading, lines) && (isWithoutHome || areOfSeveralSupplies(readingsOfPages(lines))))
    throw new RefusedInvoice('severalSupplies')
  if (saysGrouped.test(foldedText(lines)) && saysOneOfSeveral.test(foldedText(lines)))
    throw new RefusedInvoice('severalSupplies')
  if (isElectricity(reading, lines) && Object.keys(reading).length > 0) return reading
  throw new RefusedInvoice(isLegible(lines) ? 'notAnInvoice' : 'unreadable')
}

/** A letter about prices, an offer or a contract of a flat has an address and speaks of electricity, too; the first two have powers. */
function isElectricity(reading: InvoiceReading, lines: readonly TextLine[]): boolean {
  if (reading.cups !== undefined) return true
  if (isPromise(lines)) return false
  if (hasSupplyData(reading)) return true
  return speaksOfElectricity(lines) && saysBill.test(foldedText(lines)) && !callsItselfOther(lines)
}

/** A CUPS or a power: what only an electricity invoice says. */
export function hasSupplyData({ cups, p1, p3 }: InvoiceReading): boolean {
  return [cups, p1, p3].some(value => value !== undefined)
}

/** Two CUPS, and nothing says which of them is meant. */
function isUndecided({ cups }: InvoiceReading, lines: readonly TextLine[]): boolean {
  return cups === undefined && findSupplyCups(lines).isAmbiguous
}

/** What each page says by itself. */
function readingsOfPages(lines: readonly TextLine[]): InvoiceReading[] {
  return [...Map.groupBy(lines, ({ page }) => page).values()].map(own => readText(own))
}

function isGasInvoice(lines: readonly TextLine[]): boolean {
  return (findSupplyCups(lines).hasGas || callsItselfGas(lines)) && !electricityOnly.test(foldedText(lines))
}
