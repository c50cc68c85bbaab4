import type { FastifyInstance } from 'fastify'
import { accounts } from '#mock/world/accounts.ts'
import {
  blockedDomains,
  companies,
  customerEmails,
  deniedDocuments,
  people,
  socialProfiles,
} from '#mock/world/people.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import type { World } from '#mock/world/world.ts'

/** GET /__mock/world: every seeded value with its outcome. */
export async function worldPlugin(app: FastifyInstance, { world }: { world: World }) {
  const listing = {
    supplyPoints: supplyPoints.map(({ cups, outcome, note, building, apartment, p1, p3, extensionRights }) => ({
      cups,
      outcome,
      note,
      ...(building && {
        address: `${building.street} ${building.streetNr}, ${building.zipCode} ${building.municipality}`,
      }),
      apartment,
      p1,
      p3,
      extensionRights,
    })),
    buildings: world.buildings.map(({ units, ...address }) => ({
      ...address,
      outcome: units.length > 0 ? 'units-found' : 'units-empty',
      units: units.length,
    })),
    emails: [
      ...customerEmails.map(email => ({ email, outcome: 'already-exists' })),
      ...blockedDomains.map(domain => ({ email: `alguien@${domain}`, outcome: 'blocked-domain' })),
    ],
    people: people.map(person => ({ ...person, outcome: 'valid' })),
    companies: companies.map(company => ({ ...company, outcome: 'valid' })),
    documents: deniedDocuments.map(document => ({ document, outcome: 'scoring-denied' })),
    accounts,
    campaigns: [...world.campaigns].map(([campaign, { title }]) => ({
      campaign,
      title,
      outcome: 'campaign-active',
    })),
    referrals: [...world.referrals].map(([referralToken, { firstName }]) => ({
      referralToken,
      firstName,
      outcome: 'campaign-referral',
    })),
    signIns: Object.entries(socialProfiles).map(([token, profile]) => ({ token, ...profile })),
    tariff: world.tariff,
  }
  app.get('/__mock/world', () => listing)
}
