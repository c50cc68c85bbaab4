import { expect, test } from 'vitest'
import type { CallName } from '#api/calls/index.ts'
import type { Api } from '#api/client.ts'
import { registration, registrationId } from '#tests/support/registration.ts'
import { apiWith, json } from './fake-api.ts'

const address = {
  street: 'Calle del Olmo Blanco',
  streetNr: '12',
  zipCode: '28013',
  province: 'Madrid',
  municipality: 'Madrid',
}
const cups = 'ES0021000000000123FM'
const scoring = { cups, nif: '12345678Z', postalCode: '28013', dateOfBirth: '1970-01-01' }
const newCustomer = registration()
const invoice = { email: 'lucia.campos@correo.example', pdf: 'JVBERi0xLjcK' }

/** What to ask, what then goes over the wire with its body, and a body to answer with. */
const asked: Record<CallName, [ask: (api: Api) => Promise<unknown>, wire: string, answer: unknown, body?: unknown]> = {
  listProvinces: [api => api.listProvinces(), 'GET /verification/spain/provinces', ['Madrid']],
  validateEmail: [
    api => api.validateEmail({ email: 'a+b@correo.example' }),
    'GET /v3/validations/email?email=a%2Bb%40correo.example',
    {},
  ],
  createLead: [
    api => api.createLead({ email: 'a@b.example', privacyConsent: true, marketingConsent: false, source: undefined }),
    'POST /v3/users/leads?email=a%40b.example&privacyConsent=true&marketingConsent=false',
    { id: '1' },
  ],
  validateCups: [api => api.validateCups({ cups }), `GET /v3/validations/cups?cups=${cups}`, {}],
  listCadastralUnits: [api => api.listCadastralUnits(address), 'POST /v3/validations/street-codes', [], address],
  checkDocument: [api => api.checkDocument({ fni: '1Z' }), 'GET /verification/fni?fni=1Z', { valid: true }],
  checkIban: [api => api.checkIban({ iban: 'ES91' }), 'GET /verification/iban?iban=ES91', { valid: true }],
  registerUser: [api => api.registerUser(newCustomer), 'POST /v2/users', {}, newCustomer],
  resolveCampaign: [
    api => api.resolveCampaign({ campaign: 'primavera', referralToken: undefined }),
    'POST /v3/validations/resolve-campaign',
    {},
    { campaign: 'primavera' },
  ],
  getTariff: [api => api.getTariff(), 'GET /v3/prices/tariff', {}],
  estimateSupplyCosts: [
    api => api.estimateSupplyCosts({ requestedCapacity: 4.6, currentCapacity: 0, extensionRights: 5.75 }),
    'GET /v3/validations/supply-costs?requestedCapacity=4.6&currentCapacity=0&extensionRights=5.75',
    { supplyCostMin: 1, supplyCostMax: 2 },
  ],
  scoreCustomer: [api => api.scoreCustomer(scoring), 'POST /v3/scoring/b2c', { status: 'approved' }, scoring],
  parseInvoice: [api => api.parseInvoice(invoice), 'POST /v3/users/pdf', {}, invoice],
}

test.each(Object.entries(asked))('%s asks once, with its body, registration id and cookies', async (_name, row) => {
  const [ask, wire, answer, body] = row
  const { api, sent } = apiWith(json(answer))
  await ask(api)
  expect(sent).toHaveLength(1)
  const { method, url, headers, credentials } = sent[0] as Request
  expect(`${method} ${url.replace('https://api.example/api', '')}`).toBe(wire)
  const text = await (sent[0] as Request).text()
  expect(text === '' ? undefined : JSON.parse(text)).toEqual(body)
  expect(headers.get('X-Registration-Id')).toBe(registrationId)
  expect(headers.get('Content-Type')).toBe('application/json')
  expect(credentials).toBe('include')
})

test('the registration id is the one at the time of the call', async () => {
  let id = 'first'
  const { api, sent } = apiWith(json({}), { registrationId: () => id })
  await api.getTariff()
  id = 'second'
  await api.getTariff()
  expect(sent.map(({ headers }) => headers.get('X-Registration-Id'))).toEqual(['first', 'second'])
})
