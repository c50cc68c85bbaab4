import { invoiceCups, otherTariffCups, takenEmail } from './own-data.ts'
import { type Routes, type StartStandIn, serve } from './stand-in.ts'

/** Before every response, in milliseconds. */
const delayMs = 300

/** Registers a sign-up once, however often it is asked: what it answered first it answers again. */
const routes = (registered: Map<unknown, unknown>): Routes => ({
  'GET /verification/spain/provinces': () => ({ body: ['Albacete', 'Madrid'] }),
  'GET /v3/validations/email': ({ query }) => ({
    body: { formatInvalid: false, alreadyExists: query.get('email') === takenEmail, blockedDomain: false },
  }),
  'POST /v3/users/leads': () => ({ status: 201, body: { id: 'l-1' } }),
  'GET /v3/validations/cups': ({ query }) => ({
    body: {
      error: false,
      formatInvalid: false,
      disallowedTariff: query.get('cups') === otherTariffCups,
      disallowedCapacity: false,
      alreadyExists: false,
      existsInSips: true,
      p1: 4.6,
      p3: 4.6,
      address: { street: 'Calle del Olmo', zipCode: '28013' },
    },
  }),
  'POST /v3/validations/street-codes': () => ({ body: [] }),
  'GET /verification/fni': () => ({ body: { valid: true } }),
  'GET /verification/iban': () => ({ body: { valid: true } }),
  'POST /v2/users': ({ body }) => {
    const { registrationId, cups } = body ?? {}
    const answer = registered.get(registrationId) ?? { id: 's-1', userId: 's-2', contracts: [{ id: 's-3', cups }] }
    registered.set(registrationId, answer)
    return { body: answer }
  },
  'POST /v3/validations/resolve-campaign': () => ({ body: { campaignExists: false } }),
  'GET /v3/prices/tariff': () => ({ body: { providerFeeEurosPerMonth: 3.9 } }),
  'GET /v3/validations/supply-costs': () => ({ body: { supplyCostMin: 217.32, supplyCostMax: 227.01 } }),
  'POST /v3/scoring/b2c': () => ({ body: { status: 'approved', score: 700, reason: '' } }),
  'POST /v3/users/pdf': () => ({ body: { cups: invoiceCups } }),
})

/** Answers late, and loses its first response to each call on the way, after it did what it was asked. */
export const slowAndLossy: StartStandIn = hosting => {
  const asked = new Set<string>()
  return serve(routes(new Map()), hosting, (response, { call }) => {
    const isLost = !asked.has(call)
    asked.add(call)
    return { ...response, delayMs, isLost }
  })
}
