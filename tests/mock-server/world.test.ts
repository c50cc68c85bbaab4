import { expect, test } from 'vitest'
import { identityType } from '#domain/identity.ts'
import { findProvince } from '#domain/provinces.ts'
import { cadastralReference } from '#mock/world/cadastral-reference.ts'
import { companies, people } from '#mock/world/seeded.ts'
import { createWorld } from '#mock/world/world.ts'
import { mock } from '#tests/support/mock.ts'

type Listing = Record<'cups' | 'address' | 'email', { value: string; outcome: string }[]>

async function listing() {
  const { get } = await mock()
  const { status, body } = await get('/__mock/world')
  expect(status).toBe(200)
  return body as Listing
}

test('at least forty supply points cover every outcome of a CUPS, each more than once', async () => {
  const points = (await listing()).cups
  expect(points.length).toBeGreaterThanOrEqual(40)
  const counts = Map.groupBy(points, each => each.outcome)
  expect([...counts.keys()].sort()).toEqual([
    'already-exists',
    'format-invalid',
    'in-sips',
    'in-sips-with-rights',
    'in-sips-without-powers',
    'not-found',
    'over-power',
    'server-error',
    'wrong-tariff',
  ])
  for (const [outcome, of] of counts) expect(of.length, outcome).toBeGreaterThan(1)
})

test('buildings stand in many provinces, all of them real ones, some without cadastral units', async () => {
  const { address } = await listing()
  const provinces = new Set(createWorld().buildings.map(each => each.province))
  expect(provinces.size).toBeGreaterThan(20)
  for (const province of provinces) expect(findProvince(province)?.name).toBe(province)
  expect(new Set(address.map(each => each.outcome))).toEqual(new Set(['units-found', 'units-empty']))
})

test('every dwelling has a cadastral reference of its own', () => {
  const references = createWorld().buildings.flatMap(each => each.units.map(unit => unit.ReferenciaCatastral))
  expect(new Set(references).size).toBe(references.length)
  // The example that the cadastre's own documentation uses.
  expect(cadastralReference('9872023VH5797S', 1)).toBe('9872023VH5797S0001WX')
})

test('people and companies have documents that hold', () => {
  for (const { document } of people) expect(['DNI', 'NIE', 'NIF'], document).toContain(identityType(document))
  for (const { cif } of companies) expect(identityType(cif), cif).toBe('CIF')
})
