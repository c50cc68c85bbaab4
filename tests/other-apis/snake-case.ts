import { invoiceCups, otherTariffCups, takenEmail } from './own-data.ts'
import { type ApiResponse, type Routes, type StartStandIn, serve } from './stand-in.ts'

const problem = (status: number, error_code: string): ApiResponse => ({
  status,
  body: { error_code, error_message: `Request refused: ${error_code}.`, http_status: status },
  headers: { 'content-type': 'application/problem+json' },
})

const routes = (registered: Set<unknown>): Routes => ({
  'GET /verification/spain/provinces': () => ({ body: ['Albacete', 'Madrid'] }),
  'GET /v3/validations/email': ({ query }) => ({
    body: { format_invalid: false, already_exists: query.get('email') === takenEmail, blocked_domain: false },
  }),
  'POST /v3/users/leads': () => ({ status: 204 }),
  'GET /v3/validations/cups': ({ query }) => ({
    body: {
      format_invalid: false,
      disallowed_tariff: query.get('cups') === otherTariffCups,
      disallowed_capacity: false,
      already_exists: false,
      exists_in_sips: true,
      p1: 4.6,
      p3: 4.6,
      address: { street: 'Calle del Olmo', street_nr: '12', zip_code: '28013', province: 'Madrid' },
    },
  }),
  'POST /v3/validations/street-codes': () => problem(422, 'street_unknown'),
  'GET /verification/fni': () => ({ body: { valid: true } }),
  'GET /verification/iban': () => ({ body: { valid: true } }),
  'POST /v2/users': ({ body }) => {
    if (registered.has(body?.registrationId)) return problem(409, 'already_registered')
    registered.add(body?.registrationId)
    return { status: 201, body: { id: 'p-1', user_id: 'u-2', contracts: [{ id: 'c-3', cups: body?.cups }] } }
  },
  'POST /v3/validations/resolve-campaign': () => problem(404, 'campaign_unknown'),
  'GET /v3/prices/tariff': () => ({ status: 204 }),
  'GET /v3/validations/supply-costs': () => ({ body: { supply_cost_min: 217.32, supply_cost_max: 227.01 } }),
  'POST /v3/scoring/b2c': () => ({ status: 204 }),
  'POST /v3/users/pdf': () => ({ body: { cups: invoiceCups, street_name: 'Calle del Olmo', street_nr: '12' } }),
})

const cookie = 'api_session'

/**
 * Writes members and problems in snake_case, keeps a session in a cookie, without which nobody can register, and takes
 * requests of no page but its own.
 */
export const snakeCase: StartStandIn = (hosting = {}) =>
  serve(routes(new Set()), hosting, (response, { call, headers }) => {
    const { pageOrigin } = hosting
    if (pageOrigin && headers.origin && headers.origin !== pageOrigin) return problem(403, 'origin_not_allowed')
    const hasSession = headers.cookie?.includes(`${cookie}=`)
    if (call === 'POST /v2/users' && pageOrigin && !hasSession) return problem(401, 'session_missing')
    return hasSession ? response : { ...response, headers: { ...response.headers, 'set-cookie': newSession() } }
  })

function newSession() {
  return `${cookie}=${Math.random().toString(36).slice(2)}; Path=/; HttpOnly; SameSite=Lax`
}
