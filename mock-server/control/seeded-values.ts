import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/scenario.ts'
import type { Bilingual } from '#mock/shared/types.ts'
import { buildings } from '#mock/world/building.ts'
import seeded from '#mock/world/seeded.json' with { type: 'json' }
import { supplyPoints } from '#mock/world/supply-points.ts'

/** A value to type with what it leads to. Powers are kW, peak and off-peak. */
export interface SeededValue {
  value: string
  outcome: string | Bilingual
  detail?: string | undefined
  powers?: readonly [p1: number, p3: number]
  note?: Bilingual | undefined
}

const { accounts, blockedDomains, companies, customerEmails, deniedDocuments, people, socialProfiles } = seeded
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

/** The values reserved for scenarios, then those of the seeded world. */
const listValues = (): Record<string, readonly SeededValue[]> => ({
  typed: scenarios.flatMap(({ typed, title, id }: Scenario) =>
    typeof typed?.value === 'string' && typed.value !== '' ? [{ value: typed.value, outcome: title, detail: id }] : [],
  ),
  cups: supplyPoints.map(({ cups, outcome, building, apartment = '', p1, p3, note }) => ({
    value: cups,
    outcome,
    detail: building && `${building.street} ${building.streetNr}, ${building.municipality} ${apartment}`.trim(),
    ...(p1 + p3 > 0 && { powers: [p1, p3] as const }),
    note,
  })),
  address: Object.values(buildings).map(({ street, streetNr, zipCode, municipality, units }) => ({
    value: `${street} ${streetNr}, ${zipCode} ${municipality}`,
    outcome: units.length > 0 ? 'units-found' : 'units-empty',
    detail: units.length > 0 ? `× ${units.length}` : undefined,
  })),
  email: [
    ...customerEmails.map(value => ({ value, outcome: 'already-exists' })),
    ...blockedDomains.map(domain => ({ value: `alguien@${domain}`, outcome: 'blocked-domain' })),
  ],
  document: [
    ...people.map(each => ({ value: each.document, outcome: 'valid', detail: fullName(each) })),
    ...deniedDocuments.map(value => ({ value, outcome: 'scoring-denied' })),
  ],
  cif: companies.map(({ cif, companyName }) => ({ value: cif, outcome: 'valid', detail: companyName })),
  phone: people.map(each => ({ value: each.phoneNumber, outcome: 'valid', detail: fullName(each) })),
  iban: accounts.map(({ iban, outcome, note }) => ({ value: iban, outcome, note })),
  link: [
    ...Object.entries(seeded.campaigns).map(([name, { title }]) => ({
      value: `/?utm_campaign=${name}`,
      outcome: 'campaign',
      detail: title,
    })),
    ...Object.entries(seeded.referrals).map(([token, { firstName }]) => ({
      value: `/?referralToken=${token}`,
      outcome: 'referral',
      detail: firstName,
    })),
  ],
})

/** Every seeded value by kind, with its outcome; and the people of the social sign-in by their tokens. */
export async function worldPlugin(app: FastifyInstance) {
  const summary = 'The seeded values with their outcomes.'
  app.get('/__mock/world', { schema: { summary, response: { 200: z.looseObject({}) } } }, () => ({
    ...listValues(),
    signIns: socialProfiles,
  }))
}
