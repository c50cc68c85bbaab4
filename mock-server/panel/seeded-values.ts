import type { InBothLanguages } from '#mock/scenarios/define-scenario.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import { accounts } from '#mock/world/accounts.ts'
import { buildings } from '#mock/world/building.ts'
import { campaigns, referrals } from '#mock/world/offers.ts'
import { blockedDomains, companies, customerEmails, deniedDocuments, people } from '#mock/world/people.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import type { PanelText } from './panel-say.ts'

/** A value to type, what it leads to, and what else is known of it. Powers are kW, peak and off-peak. */
export interface SeededValue {
  value: string
  outcome: Outcome | InBothLanguages
  detail?: string | undefined
  powers?: readonly [p1: number, p3: number]
  note?: InBothLanguages | undefined
}

export type Outcome = PanelText extends infer Key ? (Key extends `outcome.${infer Name}` ? Name : never) : never

export type SeededKind = PanelText extends infer Key ? (Key extends `seeded.${infer Name}` ? Name : never) : never

/** What is known, in one line. */
export const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' · ')

/** Everything that can be typed on purpose: the values reserved for scenarios, then what the seeded world holds. */
export const seededValues: Record<SeededKind, readonly SeededValue[]> = {
  typed: scenarios.flatMap(({ typed, title, id }) =>
    typeof typed?.value === 'string' && typed.value !== '' ? [{ value: typed.value, outcome: title, detail: id }] : [],
  ),
  cups: supplyPoints.map(({ cups, outcome, building, apartment, p1, p3, note }) => ({
    value: cups,
    outcome,
    detail: joined(building && `${building.street} ${building.streetNr}, ${building.municipality}`, apartment),
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
}
