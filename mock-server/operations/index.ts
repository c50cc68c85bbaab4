import { identityType } from '#domain/identity.ts'
import { provinces } from '#domain/provinces.ts'
import { supplyCosts } from '#domain/supply-costs.ts'
import { allTexts } from '#i18n/all-texts.ts'
import { createProblem } from '#mock/shared/problem.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import type { OperationId } from '#mock/shared/types.ts'
import type { Building } from '#mock/world/building.ts'
import { hourlyPrices, tariff } from '#mock/world/tariff.ts'
import type { Operations } from './operation.ts'
import { parseInvoice } from './parse-invoice.ts'
import { canBeDebited, findEmailStatus, registerUser } from './register-user.ts'
import { validateCups } from './validate-cups.ts'

const minApprovedScore = 550
const approvedScoreRange = 350

/** How each call of the contract behaves when no scenario says otherwise. */
export const operations: Operations = {
  /** Accepts Spanish tax identities of people and companies whose control character agrees. */
  checkDocument: ({ query }) => ({ status: 200, body: { valid: identityType(query.fni) !== null } }),
  checkIban: ({ query, world }) => ({ status: 200, body: { valid: canBeDebited(query.iban, world) } }),
  /** Leads are not stored: the journal shows them. */
  createLead: ({ newId }) => ({ status: 200, body: { id: newId() } }),
  /** The distributor's regulated charges. */
  estimateSupplyCosts({ query }) {
    const { min, max } = supplyCosts(query)
    return { status: 200, body: { supplyCostMin: min, supplyCostMax: max } }
  },
  getTariff: ({ now }) => ({ status: 200, body: { ...tariff, hourlyPrices: hourlyPrices(now()) } }),
  /** The wizard's own texts, as the translation service would hold them. */
  getTranslations: ({ path }) => ({
    status: 200,
    body: Object.entries(allTexts[path.lng]).map(([key, value]) => ({ key, value })),
  }),
  /** The profile that belongs to the access token. */
  getUserInfo({ credential, world }) {
    const profile = world.socialProfiles.get(credential.replace(/^Bearer /, ''))
    if (profile) return { status: 200, body: profile }
    return { status: 401, body: createProblem(401, 'The credentials were not accepted.') }
  },
  /** The dwellings of a seeded building; none for any other address. */
  listCadastralUnits({ body, world }) {
    const building = world.buildings.find(each => isSamePlace(each, body))
    return { status: 200, body: building ? [...building.units] : [] }
  },
  /** All 52 names. The wizard leaves out Ceuta and Melilla by itself. */
  listProvinces: () => ({ status: 200, body: provinces.map(({ name }) => name) }),
  parseInvoice,
  registerUser,
  /** A referral is more specific than a campaign, so it is looked up first. */
  resolveCampaign({ body, world }) {
    const referral = world.referrals.get(body.referralToken ?? '')
    if (referral) return { status: 200, body: { campaignExists: true, ...referral } }
    const campaign = world.campaigns.get(body.campaign ?? '')
    return { status: 200, body: campaign ? { campaignExists: true, campaign } : { campaignExists: false } }
  },
  /** Denies people with pending payments; everybody else has an approved score that depends on the document. */
  scoreCustomer({ body: { nif }, world }) {
    const reason = 'Pending payments with another supplier'
    if (world.deniedDocuments.has(nif)) return { status: 200, body: { status: 'denied', score: 210, reason } }
    const score = minApprovedScore + Math.floor(seededRandom(nif) * approvedScoreRange)
    return { status: 200, body: { status: 'approved', score } }
  },
  validateCups,
  validateEmail: ({ query, world, session }) => ({ status: 200, body: findEmailStatus(query.email, world, session) }),
}

/** The names of all calls in openapi.yaml. */
export const operationIds = Object.keys(operations) as OperationId[]

const streetTypes = /^(?:calle|c\/|carrer|rua|kalea|avenida|avda|av|paseo|plaza|camino|cuesta)\.? +/

function isSamePlace(building: Building, address: { street: string; streetNr: string; zipCode: string }): boolean {
  return (
    building.zipCode === address.zipCode &&
    building.streetNr === address.streetNr.trim() &&
    streetName(building.street) === streetName(address.street)
  )
}

/** Without accents, capitals and street type, because people write these in many ways. */
function streetName(street: string): string {
  const plain = street.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
  return plain.replace(streetTypes, '').replace(/^(?:de la|del|de los|de las|de|do|dels) /, '')
}
