import { expect, test } from 'vitest'
import { seededRandom, seededUuid } from '#mock/shared/seeded.ts'

const many = Array.from({ length: 20_000 }, (_, turn) => `1 tester-${turn % 100} ${turn}`)

test('identifiers are unique UUIDs and repeatable', () => {
  const ids = many.map(seededUuid)
  for (const id of ids.slice(0, 500))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(many.length)
  expect(many.map(seededUuid)).toEqual(ids)
})

test('random numbers are evenly distributed', () => {
  const tenths = new Array<number>(10).fill(0)
  for (const key of many) {
    const tenth = Math.floor(seededRandom(key) * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count - many.length / 10)).toBeLessThan(200)
})
