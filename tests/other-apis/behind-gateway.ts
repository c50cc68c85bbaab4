import { invoiceCups, otherTariffCups, takenEmail } from './own-data.ts'
import { type ApiRequest, type ApiResponse, type Routes, type StartStandIn, serve } from './stand-in.ts'

/** What a program sends as `x-api-key`. A browser gets a cookie instead. */
export const gatewayKey = 'k-4f1c0d7e'
const cookie = 'gateway_pass'

const olmo = { street: 'Calle del Olmo', streetNr: '12', zipCode: '28013', province: 'Madrid', municipality: 'Madrid' }

const routes: Routes = {
  'GET /verification/spain/provinces': () => ({ body: ['Albacete', 'Madrid'] }),
  'GET /v3/validations/email': ({ query }) => ({
    body: { formatInvalid: false, alreadyExists: query.get('email') === takenEmail, blockedDomain: false },
  }),
  'POST /v3/users/leads': () => ({ status: 202 }),
  // Moved, as the gateway says; the path of the specification still leads there.
  'GET /v3/validations/cups': ({ query }) => ({ status: 308, headers: { location: `/api/v4/supply-points?${query}` } }),
  'GET /v4/supply-points': ({ query }) => ({
    body: {
      error: false,
      formatInvalid: false,
      disallowedTariff: query.get('cups') === otherTariffCups,
      disallowedCapacity: false,
      alreadyExists: false,
      existsInSips: true,
      p1: 4.6,
      p3: 4.6,
      address: olmo,
    },
  }),
  'POST /v3/validations/street-codes': () => ({ body: [] }),
  'GET /verification/fni': () => ({ body: { valid: true } }),
  'GET /verification/iban': () => ({ body: { valid: true } }),
  'POST /v2/users': ({ body }) => ({
    body: { id: 'g-1', userId: 'g-2', contracts: [{ id: 'g-3', cups: body?.cups }] },
  }),
  'POST /v3/validations/resolve-campaign': () => ({ body: { campaignExists: false } }),
  'GET /v3/prices/tariff': () => ({ body: { providerFeeEurosPerMonth: 3.9 } }),
  'GET /v3/validations/supply-costs': () => ({ body: { supplyCostMin: 217.32, supplyCostMax: 227.01 } }),
  'POST /v3/scoring/b2c': () => ({ body: { status: 'approved', score: 700, reason: '' } }),
  'POST /v3/users/pdf': () => ({ body: { cups: invoiceCups, ...olmo } }),
}

/** Each of these calls is refused the first time. */
const refusals: Record<string, ApiResponse> = {
  'GET /v3/validations/email': {
    status: 429,
    body: { message: 'API rate limit exceeded' },
    headers: { 'retry-after': '1' },
  },
  'GET /verification/fni': {
    status: 401,
    body: { message: 'The pass has expired' },
    headers: { 'www-authenticate': 'Bearer', 'set-cookie': `${cookie}=; Path=/; Max-Age=0` },
  },
}

/**
 * Behind a gateway that wants a key or a pass. A browser without one is sent away by an absolute address, and comes back with a cookie;
 * passes expire, and whoever asks too often has to wait.
 */
export const behindGateway: StartStandIn = hosting => {
  const refused = new Set<string>()
  return serve(routes, hosting, (response, request) => {
    const { call, headers } = request
    if (headers['x-api-key'] === gatewayKey) return response
    if (!headers.cookie?.includes(`${cookie}=`)) return sentForPass(request)
    const refusal = refusals[call]
    if (!refusal || refused.has(call)) return response
    refused.add(call)
    return refusal
  })
}

/** Back to the same address, in the words of a gateway that knows its own host only. */
function sentForPass({ call, query, headers }: ApiRequest): ApiResponse {
  const path = call.replace(/^\w+ /, '/api')
  const location = `http://${headers.host}${path}${query.size > 0 ? `?${query}` : ''}`
  return { status: 307, headers: { location, 'set-cookie': `${cookie}=1; Path=/; HttpOnly; SameSite=Lax` } }
}
