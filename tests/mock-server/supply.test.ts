import { expect, test } from 'vitest'
import { provinces } from '#domain/provinces.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import vectors from '#tests/vectors/cups.json' with { type: 'json' }

const nothingKnown = {
  error: false,
  formatInvalid: false,
  disallowedTariff: false,
  disallowedCapacity: false,
  alreadyExists: false,
  existsInSips: false,
}

const outcomes: Record<string, object> = {
  'in-sips': { ...nothingKnown, existsInSips: true, p1: expect.any(Number), address: expect.any(Object) },
  'in-sips-with-rights': { existsInSips: true, existsWithRights: true, extensionRights: expect.any(Number) },
  'in-sips-without-powers': { ...nothingKnown, existsInSips: true, p1: 0, p3: 0 },
  'not-found': nothingKnown,
  'wrong-tariff': { ...nothingKnown, existsInSips: true, disallowedTariff: true },
  'over-power': { ...nothingKnown, existsInSips: true, disallowedCapacity: true },
  'already-exists': { ...nothingKnown, existsInSips: true, alreadyExists: true, address: expect.any(Object) },
  'format-invalid': { ...nothingKnown, formatInvalid: true },
  'server-error': { ...nothingKnown, error: true },
}

test.each(supplyPoints)('$cups leads to $outcome', async ({ cups, outcome }) => {
  const { call } = await mock()
  const answer = await call('validateCups', { query: { cups } })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject(outcomes[outcome] ?? {})
})

test('every CUPS vector is judged as two independent implementations judge it', async () => {
  const { call } = await mock()
  const asked = vectors.vectors.filter(({ expected }) => /^.{1,64}$/.test(expected.normalised))
  for (const { expected } of asked) {
    const { body } = await call('validateCups', { query: { cups: expected.normalised } })
    expect(body, expected.normalised).toMatchObject({ formatInvalid: !expected.valid })
  }
  expect(asked.length).toBeGreaterThan(40)
})

test('the measuring point behind a CUPS makes no other supply point of it', async () => {
  const { call } = await mock()
  const { body } = await call('validateCups', { query: { cups: 'ES0021000000000123FM0F' } })
  expect(body).toMatchObject({ existsInSips: true })
})

test('a supply point that registered is not supplied before its contract is signed', async () => {
  const { call } = await mock()
  await call('registerUser', { body: registration() })
  const { body } = await call('validateCups', { query: { cups: 'ES0021000000000123FM' } })
  expect(body).toMatchObject({ alreadyExists: false })
})

test('all 52 provinces are listed, each once', async () => {
  const { call } = await mock()
  const { body } = await call('listProvinces')
  expect(new Set(body as string[])).toEqual(new Set(provinces.map(({ name }) => name)))
})

const olmo = {
  street: 'Calle del Olmo Blanco',
  streetNr: '12',
  zipCode: '28013',
  province: 'Madrid',
  municipality: 'Madrid',
}

test.each(['Calle del Olmo Blanco', 'CALLE DEL OLMO BLANCO', 'C/ Olmo Blanco', 'olmo blanco'])(
  'the units at "%s" are found',
  async street => {
    const { call } = await mock()
    const { body } = await call('listCadastralUnits', { body: { ...olmo, street } })
    expect(body).toHaveLength(15)
    expect(body).toContainEqual({
      ReferenciaCatastral: '9872023VH5797S0001WX',
      Bloque: '1',
      Escalera: '1',
      Planta: '00',
      Puerta: 'A',
    })
  },
)

test.each([
  ['another number', { ...olmo, streetNr: '13' }],
  ['another town', { ...olmo, zipCode: '28014' }],
  [
    'Bilbao',
    { street: 'Itsasoa Kalea', streetNr: '10', zipCode: '48001', province: 'Bizkaia', municipality: 'Bilbao' },
  ],
])('no units are known for %s', async (_, body) => {
  const { call } = await mock()
  expect(await call('listCadastralUnits', { body })).toMatchObject({ status: 200, body: [] })
})

test.each([
  ['4.6', '0', '0', 217.32, 227.01],
  ['4.6', '0', '5.75', 120.61, 130.31],
  ['4.6', '3.45', '3.45', 62.54, 72.23],
  ['3.45', '4.6', '4.6', 10.94, 10.94],
  ['3.45', '3.45', '3.45', 0, 0],
  ['14.49', '0', '0', 661.03, 670.72],
])('%s kW asked, %s contracted, %s of rights cost %s to %s euros', async (requested, current, rights, min, max) => {
  const { call } = await mock()
  const query = { requestedCapacity: requested, currentCapacity: current, extensionRights: rights }
  const { body } = await call('estimateSupplyCosts', { query })
  expect(body).toEqual({ supplyCostMin: min, supplyCostMax: max })
})
