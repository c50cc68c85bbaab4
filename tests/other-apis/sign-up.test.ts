import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { createApi } from '#api/client.ts'
import type { Mismatch } from '#api/mismatch.ts'
import { registration, registrationId } from '#tests/support/registration.ts'
import { gatewayKey } from './behind-gateway.ts'
import { type OtherApi, otherApis } from './index.ts'
import { invoiceCups as cups, otherTariffCups, takenEmail } from './own-data.ts'
import type { StandIn } from './stand-in.ts'

const running: StandIn[] = []
afterEach(async () => {
  for (const api of running.splice(0)) await api.close()
})

async function clientOf(name: OtherApi) {
  const standIn = await otherApis[name]()
  running.push(standIn)
  const mismatches: Mismatch[] = []
  const onMismatch = (mismatch: Mismatch) => mismatches.push(mismatch)
  const api = createApi({ origin: standIn.origin, registrationId: () => registrationId, onMismatch, fetch: withKey })
  return { api, standIn, mismatches }
}

/** Only a browser keeps cookies; the gateway takes a key as well. */
function withKey(request: Request): Promise<Response> {
  request.headers.set('x-api-key', gatewayKey)
  return fetch(request)
}

/** Asks once more where the first response was lost. */
async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
  return call().catch(call)
}

const email = 'lucia.campos@correo.example'
const contracts = (id: string) => [{ id, cups }]

interface Expected {
  registered: { id: string; userId: string; contracts: { id: string; cups: string }[] }
  /** In kW, of the supply point. */
  p1?: number
  knowsCosts?: boolean
  /** How many requests the thirteen calls make: what is lost is asked again. */
  requests?: number
  isExact?: boolean
}

const expected: Record<OtherApi, Expected> = {
  'strict and minimal': { registered: { id: '', userId: '', contracts: [] } },
  'created and wrapped': { registered: { id: '81', userId: '82', contracts: contracts('83') } },
  'numbers as text': { registered: { id: '71', userId: '72', contracts: contracts('73') } },
  'all null': { registered: { id: '', userId: '', contracts: [] }, p1: 0, knowsCosts: false, requests: 13 },
  'snake case': { registered: { id: 'p-1', userId: 'u-2', contracts: contracts('c-3') }, requests: 13 },
  'behind a gateway': {
    registered: { id: 'g-1', userId: 'g-2', contracts: contracts('g-3') },
    requests: 13,
    isExact: true,
  },
  'slow and lossy': {
    registered: { id: 's-1', userId: 's-2', contracts: contracts('s-3') },
    requests: 24,
    isExact: true,
  },
}
const names = Object.keys(otherApis) as OtherApi[]

test.each(names)('every call of a sign-up works with an API that is %s', async name => {
  const { api, standIn, mismatches } = await clientOf(name)
  const { registered, p1 = 4.6, knowsCosts = true, requests = 12, isExact = false } = expected[name]
  await ask(() => api.getTariff())
  await ask(() => api.resolveCampaign({ campaign: 'primavera' })).catch(error =>
    expect(error).toMatchObject({ status: 404, failureMessage: 'error.campaign' }),
  )
  expect((await ask(() => api.validateEmail({ email }))).body.alreadyExists).toBe(false)
  await ask(() => api.createLead({ email, privacyConsent: true, marketingConsent: false }))
  expect((await ask(() => api.checkDocument({ fni: '12345678Z' }))).body.valid).toBe(true)
  expect((await ask(() => api.listProvinces())).body).toContain('Madrid')
  const { body: point } = await ask(() => api.validateCups({ cups }))
  expect(point).toMatchObject({ existsInSips: true, disallowedTariff: false, p1, p3: p1 })
  if (p1 > 0) expect(point.address?.street).toBe('Calle del Olmo')
  const powers = { requestedCapacity: 4.6, currentCapacity: 0, extensionRights: 0 }
  const costs = ask(() => api.estimateSupplyCosts(powers))
  if (knowsCosts) expect((await costs).body.supplyCostMax).toBeGreaterThanOrEqual(0)
  else await expect(costs).rejects.toMatchObject({ status: 'malformed' })
  await ask(() => api.scoreCustomer({ cups, nif: '12345678Z', postalCode: '28013', dateOfBirth: '1970-01-01' }))
  expect((await ask(() => api.parseInvoice({ email, pdf: 'JVBERi0xLjcK' }))).body.cups).toBe(cups)
  expect((await ask(() => api.checkIban({ iban: 'ES9121000418450200051332' }))).body.valid).toBe(true)
  expect((await ask(() => api.registerUser(registration()))).body).toEqual(registered)
  expect(standIn.requests).toHaveLength(requests)
  if (isExact) expect(mismatches.filter(({ pointer }) => pointer !== '#/status' && pointer !== '#/body')).toEqual([])
  else expect(mismatches).not.toEqual([])
})

test.each(names)('a refusal is a refusal with an API that is %s', async name => {
  const { api } = await clientOf(name)
  expect((await ask(() => api.validateEmail({ email: takenEmail }))).body.alreadyExists).toBe(true)
  expect((await ask(() => api.validateCups({ cups: otherTariffCups }))).body.disallowedTariff).toBe(true)
})

test('what an API does not know is no obstacle: no cadastre, no code beside a 409', async () => {
  const { api } = await clientOf('strict and minimal')
  const address = {
    street: 'Calle del Olmo',
    streetNr: '12',
    zipCode: '28013',
    province: 'Madrid',
    municipality: 'Madrid',
  }
  await expect(api.listCadastralUnits(address)).rejects.toMatchObject({ status: 404, failureMessage: null })
  await api.registerUser(registration())
  await expect(api.registerUser(registration({ firstName: 'Otra' }))).rejects.toMatchObject({ status: 409, body: '' })
})

test('these APIs know nothing of the product', () => {
  const files = globSync('tests/other-apis/*.ts').filter(file => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(names.length)
  for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/from '(#|\.\.)/)
})
