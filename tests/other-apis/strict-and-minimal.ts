import { invoiceCups, otherTariffCups, takenEmail } from './own-data.ts'
import { type Routes, type StartStandIn, serve } from './stand-in.ts'

/** Says as little as it can: a flag only where it is set, no member that is empty, no body where none is needed. */
const routes = (registered: Map<string, string>): Routes => ({
  'GET /verification/spain/provinces': () => ({ body: ['Albacete', 'Madrid', 'Ceuta'] }),
  'GET /v3/validations/email': ({ query }) => ({
    body: query.get('email') === takenEmail ? { alreadyExists: true } : {},
  }),
  'POST /v3/users/leads': () => ({ status: 204 }),
  'GET /v3/validations/cups': ({ query }) => ({
    body:
      query.get('cups') === otherTariffCups
        ? { disallowedTariff: true }
        : { existsInSips: true, p1: 4.6, p3: 4.6, address: { street: 'Calle del Olmo', zipCode: '28013' } },
  }),
  'POST /v3/validations/street-codes': () => ({ status: 404 }),
  'GET /verification/fni': () => ({ body: { valid: true } }),
  'GET /verification/iban': () => ({ body: { valid: true } }),
  'POST /v2/users': ({ body }) => {
    const id = String(body?.registrationId)
    const data = JSON.stringify(body)
    if (registered.has(id) && registered.get(id) !== data) return { status: 409 }
    registered.set(id, data)
    return { status: 200 }
  },
  'POST /v3/validations/resolve-campaign': () => ({ status: 204 }),
  'GET /v3/prices/tariff': () => ({ body: {} }),
  'GET /v3/validations/supply-costs': () => ({ body: { supplyCostMin: 0, supplyCostMax: 0 } }),
  'POST /v3/scoring/b2c': () => ({ status: 204 }),
  'POST /v3/users/pdf': () => ({ body: { cups: invoiceCups } }),
})

/** Refuses whatever lacks what the specification names: the JSON content type and a header with a registration id. */
export const strictAndMinimal: StartStandIn = hosting =>
  serve(routes(new Map()), hosting, (response, { headers }) => {
    const hasId = Object.values(headers).some(value =>
      /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(String(value)),
    )
    if (headers['content-type'] !== 'application/json') return { status: 415 }
    return hasId ? response : { status: 400 }
  })
