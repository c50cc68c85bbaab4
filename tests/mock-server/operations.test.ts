import { expect, test } from 'vitest'
import { identityType } from '#domain/identity.ts'
import { findProvince, provinces } from '#domain/provinces.ts'
import { allTexts } from '#i18n/all-texts.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { cadastralReference } from '#mock/world/building.ts'
import { cupsOutcomes } from '#mock/world/own-world.ts'
import seeded from '#mock/world/seeded.json' with { type: 'json' }
import { supplyPoints } from '#mock/world/supply-points.ts'
import { createWorld } from '#mock/world/world.ts'
import type { Asked } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { someone } from '#tests/support/testers.ts'

const free = { formatInvalid: false, alreadyExists: false, blockedDomain: false }
const unknown = {
  error: false,
  formatInvalid: false,
  disallowedTariff: false,
  disallowedCapacity: false,
  alreadyExists: false,
  existsInSips: false,
}
const olmo = {
  street: 'Calle del Olmo Blanco',
  streetNr: '12',
  zipCode: '28013',
  province: 'Madrid',
  municipality: 'Madrid',
}
const person = { cups: 'ES0021000000000123FM', nif: '12345678Z', postalCode: '28013', dateOfBirth: '1970-01-01' }
const powers = { requestedCapacity: '4.6', currentCapacity: '0', extensionRights: '5.75' }
const lead = { email: 'lucia.campos@correo.example', privacyConsent: 'true', marketingConsent: 'false' }
const someText = expect.any(String)
const dump = (texts: Record<string, string>) => Object.entries(texts).map(([key, value]) => ({ key, value }))

test.each<[OperationId, Asked, unknown]>([
  ['validateEmail', { query: { email: 'lucia.campos@correo.example' } }, free],
  ['validateEmail', { query: { email: 'no es un correo' } }, { ...free, formatInvalid: true }],
  ['validateEmail', { query: { email: 'CLIENTE@correo.example' } }, { ...free, alreadyExists: true }],
  ['validateEmail', { query: { email: 'alguien@temporal.example' } }, { ...free, blockedDomain: true }],
  ['createLead', { query: lead, headers: { 'content-type': 'application/json' } }, { id: someText }],
  ['checkDocument', { query: { fni: '12345678Z' } }, { valid: true }],
  ['checkDocument', { query: { fni: '12345678A' } }, { valid: false }],
  ['checkDocument', { query: { fni: 'B12345674' } }, { valid: true }],
  ['checkIban', { query: { iban: 'es9121000418450200051332' } }, { valid: false }],
  ['scoreCustomer', { body: person }, { status: 'approved', score: 589 }],
  ['scoreCustomer', { body: { ...person, nif: seeded.deniedDocuments[0] } }, { status: 'denied', reason: someText }],
  ['validateCups', { query: { cups: 'ES0021000000000123AA' } }, { ...unknown, formatInvalid: true }],
  // The measuring point behind a CUPS makes no other supply point of it.
  ['validateCups', { query: { cups: 'ES0021000000000123FM0F' } }, { existsInSips: true }],
  ['estimateSupplyCosts', { query: powers }, { supplyCostMin: 120.61, supplyCostMax: 130.31 }],
  ['listProvinces', {}, provinces.map(({ name }) => name)],
  ['listCadastralUnits', { body: { ...olmo, streetNr: '13' } }, []],
  ['listCadastralUnits', { body: { ...olmo, zipCode: '28014' } }, []],
  ['resolveCampaign', { body: { campaign: 'primavera' } }, { campaignExists: true, campaign: expect.any(Object) }],
  ['resolveCampaign', { body: { campaign: 'primavera', referralToken: 'AMIGA-7Q2M' } }, { firstName: 'Nuria' }],
  ['resolveCampaign', { body: { campaign: 'verano' } }, { campaignExists: false }],
  ['getTranslations', { path: { lng: 'es_ES' } }, dump(allTexts.es_ES)],
  ['getTranslations', { path: { lng: 'en_GB' } }, dump(allTexts.en_GB)],
  ['getTariff', {}, { providerFeeEurosPerMonth: 3.9, savingsUpToPercent: 50, freeEurosPerYear: 120 }],
])('%s, asked %j, answers what is known', async (operation, asked, body) => {
  const { call } = await someone()
  expect(await call(operation, asked)).toMatchObject({ status: 200, body })
})

test.each(['CALLE DEL OLMO BLANCO', 'C/ Olmo Blanco', 'olmo blanco'])('the units at "%s" are found', async street => {
  const { call } = await someone()
  const { body } = await call('listCadastralUnits', { body: { ...olmo, street } })
  expect(body).toHaveLength(15)
  const place = { Bloque: '1', Escalera: '1', Planta: '00', Puerta: 'A' }
  expect(body).toContainEqual({ ReferenciaCatastral: '9872023VH5797S0001WX', ...place })
})

test('the translation service requires a key, the sign-in provider a token that it knows', async () => {
  const { call } = await someone()
  const dump = await call('getTranslations', { path: { lng: 'es_ES' }, headers: { 'x-api-key': undefined } })
  const profile = await call('getUserInfo', { headers: { authorization: undefined } })
  const stranger = await call('getUserInfo', { headers: { authorization: 'Bearer nobody' } })
  expect([dump.status, profile.status, stranger.status]).toEqual([401, 401, 401])
})

test('a registration gives its address an account; its supply point is supplied once the contract is signed', async () => {
  const { call } = await someone()
  await call('registerUser', { body: registration({ email: 'Nueva@correo.example' }) })
  const { body } = await call('validateEmail', { query: { email: 'nueva@correo.example' } })
  expect(body).toEqual({ ...free, alreadyExists: true })
  const point = await call('validateCups', { query: { cups: registration().cups } })
  expect(point.body).toMatchObject({ alreadyExists: false })
})

test.each(seeded.accounts)('$iban is $outcome: $note', async ({ iban, outcome }) => {
  const { call } = await someone()
  expect((await call('checkIban', { query: { iban } })).body).toEqual({ valid: outcome === 'valid' })
})

const known = { ...unknown, existsInSips: true }
const outcomes = {
  'in-sips': { ...known, p1: expect.any(Number), address: expect.any(Object) },
  'in-sips-with-rights': { existsInSips: true, existsWithRights: true, extensionRights: expect.any(Number) },
  'in-sips-without-powers': { ...known, p1: 0, p3: 0 },
  'not-found': unknown,
  'wrong-tariff': { ...known, disallowedTariff: true },
  'over-power': { ...known, disallowedCapacity: true },
  'already-exists': { ...known, alreadyExists: true, address: expect.any(Object) },
  'format-invalid': { ...unknown, formatInvalid: true },
  'server-error': { ...unknown, error: true },
}

test.each(supplyPoints)('$cups leads to $outcome', async ({ cups, outcome }) => {
  const { call } = await someone()
  expect(await call('validateCups', { query: { cups } })).toMatchObject({ status: 200, body: outcomes[outcome] })
})

test('the panel lists the seeded values: forty supply points, each outcome more than once', async () => {
  const { status, body } = await (await someone()).get('/__mock/world')
  const { cups, address } = body as Record<'cups' | 'address', { outcome: string }[]>
  expect([status, cups.length >= 40]).toEqual([200, true])
  for (const outcome of cupsOutcomes) expect(cups.filter(each => each.outcome === outcome).length).toBeGreaterThan(1)
  expect(new Set(address.map(each => each.outcome))).toEqual(new Set(['units-found', 'units-empty']))
})

test('the seeded data hold: provinces, a reference for each dwelling, documents', () => {
  const { buildings } = createWorld()
  const names = new Set(buildings.map(each => each.province))
  expect(names.size).toBeGreaterThan(20)
  for (const province of names) expect(findProvince(province)?.name).toBe(province)
  const references = buildings.flatMap(each => each.units.map(unit => unit.ReferenciaCatastral))
  expect(new Set(references).size).toBe(references.length)
  // The example that the cadastre's own documentation uses.
  expect(cadastralReference('9872023VH5797S', 1)).toBe('9872023VH5797S0001WX')
  for (const { document } of seeded.people) expect(['DNI', 'NIE', 'NIF'], document).toContain(identityType(document))
  for (const { cif } of seeded.companies) expect(identityType(cif), cif).toBe('CIF')
})
