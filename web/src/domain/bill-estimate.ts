import { type BillFigures, type ByEnergyPeriod, totalOf, vatRate } from './bill-figures.ts'

/** What the retailer charges and passes on, before taxes. */
export interface Prices {
  powerEurosPerKwYear: { punta: number; valle: number }
  /** Average of the last twelve months, in euros per kWh. */
  energyEurosPerKwh: ByEnergyPeriod
  feeEurosPerMonth: number
  /** The supply's share in the discount for vulnerable customers (Real Decreto-ley 6/2022); 0 where it is not charged apart. */
  bonoSocialEurosPerDay: number
}

/** One line of the calculation, in euros a year. */
export interface EstimateLine {
  kind: 'power' | 'energy' | 'fee' | 'bonoSocial' | 'electricityTax' | 'meterRent' | 'vat'
  eurosPerYear: number
}

export interface BillEstimate {
  kwhPerYear: number
  /** What the same year costs at the bill's prices, with taxes. */
  billEurosPerYear: number
  /** What it would have cost with us, with taxes. */
  oursEurosPerYear: number
  /** Adds up to `oursEurosPerYear`. */
  lines: readonly EstimateLine[]
  isRegulated: boolean
}

/** Ley 38/1992, articles 99.1 and 99.2: 5.11269632 % of everything charged for the supply, at least 1 € per MWh (uses other than industry and transport). */
export const electricityTaxRate = 0.0511269632
const minElectricityTaxEurosPerKwh = 0.001
/** Orden IET/1491/2013: rent of a single-phase meter that can be read from afar. */
const meterRentEurosPerMonth = 0.81
const daysPerYear = 365
const monthsPerYear = 12

/** Canary Islands, Ceuta and Melilla have other taxes (IGIC, IPSI). */
const provincesWithoutVat = ['35', '38', '51', '52']

/** Whether the taxes of this calculation hold at a postal code. */
export function hasMainlandTaxes(zipCode: string): boolean {
  return !provincesWithoutVat.includes(zipCode.slice(0, 2))
}

function cost(
  kwh: ByEnergyPeriod,
  { powerKw }: BillFigures,
  { powerEurosPerKwYear, energyEurosPerKwh, feeEurosPerMonth, bonoSocialEurosPerDay }: Prices,
  days: number,
): EstimateLine[] {
  const years = days / daysPerYear
  const power = (powerKw.punta * powerEurosPerKwYear.punta + powerKw.valle * powerEurosPerKwYear.valle) * years
  const energy =
    kwh.punta * energyEurosPerKwh.punta + kwh.llano * energyEurosPerKwh.llano + kwh.valle * energyEurosPerKwh.valle
  const fee = feeEurosPerMonth * monthsPerYear * years
  const bonoSocial = bonoSocialEurosPerDay * days
  const supply = power + energy + fee + bonoSocial
  const least = totalOf(kwh) * minElectricityTaxEurosPerKwh
  const electricityTax = Math.max(supply * electricityTaxRate, least)
  const meterRent = meterRentEurosPerMonth * monthsPerYear * years
  const vat = (supply + electricityTax + meterRent) * vatRate
  return [
    { kind: 'power', eurosPerYear: power },
    { kind: 'energy', eurosPerYear: energy },
    { kind: 'fee', eurosPerYear: fee },
    ...(bonoSocial > 0 ? [{ kind: 'bonoSocial' as const, eurosPerYear: bonoSocial }] : []),
    { kind: 'electricityTax', eurosPerYear: electricityTax },
    { kind: 'meterRent', eurosPerYear: meterRent },
    { kind: 'vat', eurosPerYear: vat },
  ]
}

const sum = (lines: readonly EstimateLine[]) => lines.reduce((total, { eurosPerYear }) => total + eurosPerYear, 0)

/** A year with us beside a year at the bill's prices. The latter is the bill, scaled by our cost of the year over ours of the bill. */
export function estimateBill(figures: BillFigures, prices: Prices): BillEstimate {
  const lines = cost(figures.yearKwh, figures, prices, daysPerYear)
  const oursEurosPerYear = sum(lines)
  const oursOfBill = sum(cost(figures.billKwh, figures, prices, figures.billDays))
  return {
    kwhPerYear: totalOf(figures.yearKwh),
    billEurosPerYear: (figures.billEuros / oursOfBill) * oursEurosPerYear,
    oursEurosPerYear,
    lines,
    isRegulated: figures.isRegulated,
  }
}

/** Below this difference the two cost practically the same. */
const minDifferenceEuros = 12

export const costOutcomes = ['less', 'more', 'same'] as const
export type CostOutcome = (typeof costOutcomes)[number]

/** Whether we cost less, more or practically the same, and by how many whole euros a year. */
export function compareCosts({
  billEurosPerYear,
  oursEurosPerYear,
}: Pick<BillEstimate, 'billEurosPerYear' | 'oursEurosPerYear'>) {
  const difference = billEurosPerYear - oursEurosPerYear
  const outcome: CostOutcome = Math.abs(difference) < minDifferenceEuros ? 'same' : difference > 0 ? 'less' : 'more'
  return { outcome, differenceEuros: Math.round(Math.abs(difference)) }
}
