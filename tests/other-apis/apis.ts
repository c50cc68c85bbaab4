import { type Routes, serve } from './stand-in.ts'

/** A person with this address has an account already. */
export const takenEmail = 'cliente@correo.example'
/** A supply point whose tariff is not 2.0TD. */
export const otherTariffCups = 'ES0021000000000101YG'
/** The supply point of the invoice that every API reads. */
export const invoiceCups = 'ES0021000000000123FM'

const madrid = { province: 'Madrid', municipality: 'Madrid' }

/** Knows more than it is asked about, with null for what it does not know. */
const wrapped: Routes = {
  'GET /verification/spain/provinces': () => ({ body: ['Albacete', 'Madrid', 'Ceuta'] }),
  'GET /v3/validations/email': ({ query }) => ({
    body: {
      formatInvalid: false,
      alreadyExists: query.get('email') === takenEmail,
      blockedDomain: false,
      checkedAt: '2026-11-22T10:00:00Z',
    },
  }),
  'POST /v3/users/leads': () => ({ body: { id: 4711, state: 'NEW' } }),
  'GET /v3/validations/cups': ({ query }) => ({
    body: {
      error: false,
      formatInvalid: false,
      disallowedTariff: query.get('cups') === otherTariffCups,
      disallowedCapacity: false,
      alreadyExists: false,
      existsInSips: true,
      p1: '4,6',
      p2: null,
      p3: '4.60',
      address: { street: 'Calle del Olmo', streetNr: 12, apartment: null, zipCode: 8001, ...madrid },
    },
  }),
  'POST /v3/validations/street-codes': () => ({ body: [] }),
  'GET /verification/fni': () => ({ body: { valid: 'true', document: null } }),
  'GET /verification/iban': () => ({ body: { valid: 1, bank: null } }),
  'POST /v2/users': ({ body }) => ({
    body: { id: 81, userId: 82, contracts: [{ id: 83, cups: body?.cups, signedAt: null }] },
  }),
  'POST /v3/validations/resolve-campaign': () => ({
    body: {
      campaignExists: true,
      firstName: null,
      campaign: { title: 'Primavera', bannerText: 'Sin cuota', information: null },
    },
  }),
  'GET /v3/prices/tariff': () => ({ body: { providerFeeEurosPerMonth: '3,90', currency: 'EUR' } }),
  'GET /v3/validations/supply-costs': () => ({ body: { supplyCostMin: '217,32', supplyCostMax: '227,01' } }),
  'POST /v3/scoring/b2c': () => ({ body: { status: 'DENIED', score: '210', reason: null } }),
  'POST /v3/users/pdf': () => ({ body: { cups: invoiceCups, p1: '3,45', p3: '3,45', address: null } }),
}

/** Answers every POST with 201, and puts each body into a wrapper: a list under `items`, anything else under `data`. */
export const createdAndWrapped = () =>
  serve(wrapped, ({ status = 200, body }, { call }) => ({
    status: status === 200 && call.startsWith('POST') ? 201 : status,
    body: Array.isArray(body) ? { items: body, total: body.length } : { data: body, links: {} },
  }))

/** Says as little as it can: a flag only where it is set, no member that is empty, no body where none is needed. */
const minimal = (registered: Map<string, string>): Routes => ({
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

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Refuses a request without what the specification names: the JSON content type and a header with a registration id. */
export const strictAndMinimal = () =>
  serve(minimal(new Map()), (response, { headers }) => {
    if (headers['content-type'] !== 'application/json') return { status: 415 }
    return Object.values(headers).some(value => uuid.test(String(value))) ? response : { status: 400 }
  })
