import { describe, expect, test } from 'vitest'
import { calls as definitions } from '#api/calls/index.ts'
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
const scoring = { cups: 'ES0021000000000123FM', nif: '12345678Z', postalCode: '28013', dateOfBirth: '1970-01-01' }
const newCustomer = registration()
const invoice = { email: 'lucia.campos@correo.example', pdf: 'JVBERi0xLjcK' }

/** What to ask, what then goes over the wire, and a body to answer with. */
const calls: [name: keyof Api, ask: (api: Api) => Promise<unknown>, wire: string, body: unknown, answer: unknown][] = [
  ['listProvinces', api => api.listProvinces(), 'GET /verification/spain/provinces', null, ['Madrid']],
  [
    'validateEmail',
    api => api.validateEmail({ email: 'a+b@correo.example' }),
    'GET /v3/validations/email?email=a%2Bb%40correo.example',
    null,
    {},
  ],
  [
    'createLead',
    api => api.createLead({ email: 'a@b.example', privacyConsent: true, marketingConsent: false, source: undefined }),
    'POST /v3/users/leads?email=a%40b.example&privacyConsent=true&marketingConsent=false',
    null,
    { id: '1' },
  ],
  [
    'validateCups',
    api => api.validateCups({ cups: scoring.cups }),
    'GET /v3/validations/cups?cups=ES0021000000000123FM',
    null,
    {},
  ],
  ['listCadastralUnits', api => api.listCadastralUnits(address), 'POST /v3/validations/street-codes', address, []],
  [
    'checkDocument',
    api => api.checkDocument({ fni: '12345678Z' }),
    'GET /verification/fni?fni=12345678Z',
    null,
    { valid: true },
  ],
  [
    'checkIban',
    api => api.checkIban({ iban: newCustomer.iban }),
    'GET /verification/iban?iban=ES9121000418450200051332',
    null,
    { valid: true },
  ],
  ['registerUser', api => api.registerUser(newCustomer), 'POST /v2/users', newCustomer, {}],
  [
    'resolveCampaign',
    api => api.resolveCampaign({ campaign: 'primavera', referralToken: undefined }),
    'POST /v3/validations/resolve-campaign',
    { campaign: 'primavera' },
    {},
  ],
  ['getTariff', api => api.getTariff(), 'GET /v3/prices/tariff', null, {}],
  [
    'estimateSupplyCosts',
    api => api.estimateSupplyCosts({ requestedCapacity: 4.6, currentCapacity: 0, extensionRights: 5.75 }),
    'GET /v3/validations/supply-costs?requestedCapacity=4.6&currentCapacity=0&extensionRights=5.75',
    null,
    { supplyCostMin: 1, supplyCostMax: 2 },
  ],
  ['scoreCustomer', api => api.scoreCustomer(scoring), 'POST /v3/scoring/b2c', scoring, { status: 'approved' }],
  ['parseInvoice', api => api.parseInvoice(invoice), 'POST /v3/users/pdf', invoice, {}],
]

test('every call of the product API is here', () => {
  const missing = Object.keys(definitions).filter(name => !calls.some(([known]) => known === name))
  expect(missing, 'calls without a row in tests/api/requests.test.ts').toEqual([])
})

describe.each(calls)('%s', (_name, ask, wire, body, answer) => {
  const sentBy = async () => {
    const { api, sent } = apiWith(json(answer))
    await ask(api)
    expect(sent).toHaveLength(1)
    return sent[0] as Request
  }

  test(`asks ${wire}`, async () => {
    const { method, url } = await sentBy()
    expect(`${method} ${url.replace('https://api.example/api', '')}`).toBe(wire)
  })

  test(body ? 'sends its body as JSON' : 'sends no body', async () => {
    const sent = await (await sentBy()).text()
    expect(sent === '' ? null : JSON.parse(sent)).toEqual(body)
  })

  test('carries the registration id, a JSON content type and the cookies', async () => {
    const { headers, credentials } = await sentBy()
    expect(headers.get('X-Registration-Id')).toBe(registrationId)
    expect(headers.get('Content-Type')).toBe('application/json')
    expect(credentials).toBe('include')
  })
})

test('the registration id is the one at the time of the call', async () => {
  let id = 'first'
  const { api, sent } = apiWith(json({}), { registrationId: () => id })
  await api.getTariff()
  id = 'second'
  await api.getTariff()
  expect(sent.map(({ headers }) => headers.get('X-Registration-Id'))).toEqual(['first', 'second'])
})
