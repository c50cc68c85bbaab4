import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/scenario.ts'
import type { Bilingual } from '#mock/shared/types.ts'
import { type Account, accounts } from '#mock/world/accounts.ts'
import { buildings } from '#mock/world/building.ts'
import { campaigns, referrals } from '#mock/world/offers.ts'
import {
  blockedDomains,
  companies,
  customerEmails,
  deniedDocuments,
  people,
  socialProfiles,
} from '#mock/world/people.ts'
import type { CupsOutcome } from '#mock/world/supply-point.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'

/** A value to type with its outcome. Powers are kW, peak and off-peak. */
export interface SeededValue {
  value: string
  outcome: Outcome | Bilingual
  detail?: string | undefined
  powers?: readonly [p1: number, p3: number]
  note?: Bilingual | undefined
}

type Outcome =
  | CupsOutcome
  | Account['outcome']
  | 'already-exists'
  | 'blocked-domain'
  | 'campaign'
  | 'referral'
  | 'scoring-denied'
  | 'units-empty'
  | 'units-found'

/** Joins what is known into one line. */
function joinFacts(...facts: (string | undefined)[]): string {
  return facts.filter(Boolean).join(' · ')
}

/** The values reserved for scenarios, then those of the seeded world. */
const seededValues = {
  typed: scenarios.flatMap(({ typed, title, id }: Scenario) =>
    typeof typed?.value === 'string' && typed.value !== '' ? [{ value: typed.value, outcome: title, detail: id }] : [],
  ),
  cups: supplyPoints.map(({ cups, outcome, building, apartment, p1, p3, note }) => ({
    value: cups,
    outcome,
    detail: joinFacts(building && `${building.street} ${building.streetNr}, ${building.municipality}`, apartment),
    ...((p1 > 0 || p3 > 0) && { powers: [p1, p3] }),
    note,
  })),
  address: Object.values(buildings).map(({ street, streetNr, zipCode, municipality, units }) => ({
    value: `${street} ${streetNr}, ${zipCode} ${municipality}`,
    outcome: units.length > 0 ? 'units-found' : 'units-empty',
    detail: units.length > 0 ? `× ${units.length}` : undefined,
  })),
  email: [
    ...customerEmails.map(value => ({ value, outcome: 'already-exists' as const })),
    ...blockedDomains.map(domain => ({ value: `alguien@${domain}`, outcome: 'blocked-domain' as const })),
  ],
  document: [
    ...people.map(({ document, firstName, lastName }) => ({
      value: document,
      outcome: 'valid' as const,
      detail: `${firstName} ${lastName}`,
    })),
    ...deniedDocuments.map(value => ({ value, outcome: 'scoring-denied' as const })),
  ],
  cif: companies.map(({ cif, companyName }) => ({ value: cif, outcome: 'valid', detail: companyName })),
  phone: people.map(({ phoneNumber, firstName, lastName }) => ({
    value: phoneNumber,
    outcome: 'valid',
    detail: `${firstName} ${lastName}`,
  })),
  iban: accounts.map(({ iban, outcome, note }) => ({ value: iban, outcome, note })),
  link: [
    ...Object.entries(campaigns).map(([name, { title }]) => ({
      value: `/?utm_campaign=${name}`,
      outcome: 'campaign' as const,
      detail: title,
    })),
    ...Object.entries(referrals).map(([token, { firstName }]) => ({
      value: `/?referralToken=${token}`,
      outcome: 'referral' as const,
      detail: firstName,
    })),
  ],
} as const satisfies Record<string, readonly SeededValue[]>

/** Every seeded value by kind, with its outcome; and the people of the social sign-in by their tokens. */
export async function worldPlugin(app: FastifyInstance) {
  const summary = 'The seeded values with their outcomes.'
  app.get('/__mock/world', { schema: { summary, response: { 200: z.looseObject({}) } } }, () => ({
    ...seededValues,
    signIns: socialProfiles,
  }))
}
