import { invoiceCups, otherTariffCups, takenEmail } from './own-data.ts'
import { type Routes, type StartStandIn, serve } from './stand-in.ts'

/** Knows more than it is asked about, with null for what it does not know. */
const routes: Routes = {
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
      address: {
        street: 'Calle del Olmo',
        streetNr: 12,
        apartment: null,
        zipCode: 8001,
        province: 'Madrid',
        municipality: 'Madrid',
      },
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
export const createdAndWrapped: StartStandIn = hosting =>
  serve(routes, hosting, ({ status = 200, body }, { call }) => {
    const wrapped = Array.isArray(body) ? { items: body, total: body.length } : { data: body, links: {} }
    return { status: status === 200 && call.startsWith('POST') ? 201 : status, body: wrapped }
  })
