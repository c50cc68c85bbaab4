import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { createApi } from '#api/client.ts'
import type { Mismatch } from '#api/response-schemas.ts'
import { registration, registrationId } from '#tests/support/registration.ts'
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
  const api = createApi({ origin: standIn.origin, registrationId: () => registrationId, onMismatch })
  return { api, standIn, mismatches }
}

const email = 'lucia.campos@correo.example'
const contracts = (id: string) => [{ id, cups }]

/** What each gives as the registration. */
const expected: Record<OtherApi, object> = {
  'strict and minimal': { id: '', userId: '', contracts: [] },
  'created and wrapped': { id: '81', userId: '82', contracts: contracts('83') },
}
const names = Object.keys(otherApis) as OtherApi[]

test.each(names)('every call of a sign-up works with an API that is %s', async name => {
  const { api, standIn, mismatches } = await clientOf(name)
  await api.getTariff()
  await api
    .resolveCampaign({ campaign: 'primavera' })
    .catch(error => expect(error).toMatchObject({ status: 404, failureMessage: 'error.campaign' }))
  expect((await api.validateEmail({ email })).body.alreadyExists).toBe(false)
  await api.createLead({ email, privacyConsent: true, marketingConsent: false })
  expect((await api.checkDocument({ fni: '12345678Z' })).body.valid).toBe(true)
  expect((await api.listProvinces()).body).toContain('Madrid')
  const { body: point } = await api.validateCups({ cups })
  expect(point).toMatchObject({ existsInSips: true, disallowedTariff: false, p1: 4.6, p3: 4.6 })
  expect(point.address?.street).toBe('Calle del Olmo')
  const powers = { requestedCapacity: 4.6, currentCapacity: 0, extensionRights: 0 }
  expect((await api.estimateSupplyCosts(powers)).body.supplyCostMax).toBeGreaterThanOrEqual(0)
  await api.scoreCustomer({ cups, nif: '12345678Z', postalCode: '28013', dateOfBirth: '1970-01-01' })
  expect((await api.parseInvoice({ email, pdf: 'JVBERi0xLjcK' })).body.cups).toBe(cups)
  expect((await api.checkIban({ iban: 'ES9121000418450200051332' })).body.valid).toBe(true)
  expect((await api.registerUser(registration())).body).toEqual(expected[name])
  expect(standIn.requests).toHaveLength(12)
  expect(mismatches).not.toEqual([])
})

test.each(names)('a refusal is a refusal with an API that is %s', async name => {
  const { api } = await clientOf(name)
  expect((await api.validateEmail({ email: takenEmail })).body.alreadyExists).toBe(true)
  expect((await api.validateCups({ cups: otherTariffCups })).body.disallowedTariff).toBe(true)
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
