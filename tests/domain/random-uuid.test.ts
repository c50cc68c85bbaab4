import { afterEach, expect, it, vi } from 'vitest'
import { randomUuid } from '#domain/uuid.ts'

afterEach(() => void vi.unstubAllGlobals())

it('A random UUID is another each time', () => {
  const ids = new Set(Array.from({ length: 20 }, randomUuid))
  expect(ids.size).toBe(20)
})

it('also on a page without TLS, where the browser has no randomUUID', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 20 }, randomUuid)
  expect(ids.every(id => /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toBe(true)
})
