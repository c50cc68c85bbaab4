import type * as z from 'zod/mini'
import type * as schemas from './answer-schemas.ts'

export type ByEnergyPeriod = z.infer<typeof schemas.byEnergyPeriod>
export type BillFigures = z.infer<typeof schemas.billFigures>

const msPerDay = 86_400_000
/** A year of real bills begins and ends with a bill, some days before or after its anniversary. */
const minDaysOfYear = 350
const maxDaysOfYear = 400
const maxBillDays = 100

type Members = ReadonlyMap<string, string>

function day(members: Members, name: string): number | undefined {
  const text = members.get(name)?.trim() ?? ''
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : time / msPerDay
}

/** The energy of the three periods; undefined unless all are given and something was consumed. */
function energy(members: Members, prefix: string): ByEnergyPeriod | undefined {
  const [punta, llano, valle] = [1, 2, 3].map(period => decimal(members.get(`${prefix}${period}`)))
  // `== null` is also for undefined, which the compiler cannot exclude.
  if (punta == null || llano == null || valle == null || punta + llano + valle === 0) return undefined
  return { punta, llano, valle }
}

/** kWh of all three periods together. */
export function totalOf({ punta, llano, valle }: ByEnergyPeriod): number {
  return punta + llano + valle
}

/**
 * Reads the code's members (CNMC resolution of 6-10-2022, BOE-A-2022-16989, annex I). Null unless a comparison is possible:
 * an ordinary bill (`tf` N) with a total, no surplus sold, and twelve months of consumption.
 */
export function readBillFigures(members: Members): BillFigures | null {
  const [punta, valle] = [decimal(members.get('pp1')), decimal(members.get('pp2'))]
  const [yearKwh, billKwh] = [energy(members, 'cap'), energy(members, 'cfp')]
  const [from, to, total] = [day(members, 'inif'), day(members, 'finf'), decimal(members.get('imp'))]
  if (!punta || !valle || !yearKwh || !billKwh || from === undefined || to === undefined || !total) return null
  // The first day is not counted, the last one is.
  const billDays = to - from
  const isOrdinary = (members.get('tf') ?? 'N').trim().toUpperCase() === 'N'
  const sellsSurplus = (decimal(members.get('exc')) ?? 0) > 0
  if (!isOrdinary || sellsSurplus || billDays < 1 || billDays > maxBillDays) return null
  if (!isWholeYear(members, yearKwh, billKwh, from, to)) return null
  // Whether the services are given with tax is not said: taken as without, the bill looks cheaper rather than dearer.
  const billEuros = total - (decimal(members.get('impsa')) ?? 0) * (1 + vatRate)
  if (billEuros <= 0) return null
  const isRegulated = (members.get('tc') ?? '').trim().toUpperCase().startsWith('A')
  return { powerKw: { punta, valle }, yearKwh, billKwh, billDays, billEuros, isRegulated }
}

/** Real codes give the bill's first day as the year's. Then only consumption equal to the bill's shows a short history. */
function isWholeYear(members: Members, year: ByEnergyPeriod, bill: ByEnergyPeriod, from: number, to: number): boolean {
  const first = day(members, 'inia')
  const isBillsOwn = first === undefined || Math.abs(first - from) <= 1
  const days = to - (first ?? from)
  return isBillsOwn ? totalOf(year) > totalOf(bill) : days >= minDaysOfYear && days <= maxDaysOfYear
}

/** A number in the comparator's code, at least 0, with point or comma and perhaps its unit behind it: `4.600`, `3,45`, `3.45 kW`. Three decimals are decimals, never thousands. Null for anything else. */
export function decimal(text: string | undefined): number | null {
  const number = /^\s*(\d+(?:[.,]\d+)?)\s*(?:kWh?|€|EUR)?\s*$/i.exec(text ?? '')?.[1]
  return number === undefined ? null : Number(number.replace(',', '.'))
}

/** Ley 37/1992, article 90. The Canary Islands, Ceuta and Melilla have other taxes. */
export const vatRate = 0.21
