import { cupsControlLetters } from '#domain/cups.ts'
import type { Bilingual } from '#mock/shared/types.ts'
import { type Building, type BuildingName, buildings } from './building.ts'

/** The outcomes of validating a supply point (specification, section 4). */
export const cupsOutcomes = [
  'in-sips',
  'in-sips-with-rights',
  'in-sips-without-powers',
  'not-found',
  'wrong-tariff',
  'over-power',
  'already-exists',
  'format-invalid',
  'server-error',
] as const

export type CupsOutcome = (typeof cupsOutcomes)[number]

/** A seeded CUPS. Powers and rights are kW. */
export interface SupplyPoint {
  cups: string
  outcome: CupsOutcome
  note: Bilingual | undefined
  building: Building | undefined
  apartment: string | undefined
  p1: number
  p3: number
  /** The power that the grid connection was built for; undefined where the register has no entry. */
  extensionRights: number | undefined
}

interface Facts {
  at?: BuildingName
  apartment?: string
  powers?: readonly [p1: number, p3: number]
  rights?: number
  suffix?: string
  note?: Bilingual
}

/** Makes a supply point from the 16 digits of its CUPS; the control letters are calculated. */
export function supplyPoint(digits: string, outcome: CupsOutcome, facts: Facts = {}): SupplyPoint {
  const { at, apartment, powers = [0, 0], rights, suffix = '', note } = facts
  return {
    cups: `ES${digits}${cupsControlLetters(digits)}${suffix}`,
    outcome,
    note,
    building: at && buildings[at],
    apartment,
    p1: powers[0],
    p3: powers[1],
    extensionRights: rights,
  }
}
