import { expect, test, vi } from 'vitest'
import type { Mismatch } from '#api/response-schemas.ts'
import { apiWith } from './fake-api.ts'

function apiAnswering(...bodies: unknown[]) {
  const onMismatch = vi.fn<(mismatch: Mismatch) => void>()
  return { ...apiWith(async () => Response.json(bodies.shift()), { onMismatch }), onMismatch }
}

test('each departure is reported once, however often it occurs', async () => {
  const { api, onMismatch } = apiAnswering({ valid: 'true' }, { valid: 'false' }, { valid: 1 }, { valid: 'true' })
  await api.checkIban({ iban: 'ES91' })
  await api.checkIban({ iban: 'ES91' })
  await api.checkDocument({ fni: '12345678Z' })
  await api.checkDocument({ fni: '12345678Z' })
  expect(onMismatch.mock.calls.map(([{ operation }]) => operation)).toEqual(['checkIban', 'checkDocument'])
})

test('neither a value nor a name that the contract does not have is reported', async () => {
  const { api, onMismatch } = apiAnswering({
    id: { secret: 'secret' },
    'secret name': 1,
    contracts: [{ id: 'ctr-1', cups: ['secret'] }, 'secret'],
  })
  await api.registerUser({} as Parameters<typeof api.registerUser>[0])
  expect(onMismatch).toHaveBeenCalledTimes(4)
  expect(JSON.stringify(onMismatch.mock.calls)).not.toContain('secret')
})
