import { expect, test } from 'vitest'
import { chanceOf, uuidOf } from '#mock/seeded.ts'

const many = Array.from({ length: 20_000 }, (_, turn) => `1 tester-${turn % 100} ${turn}`)

test('identifiers are UUIDs, each another one, and the same ones again', () => {
  const ids = many.map(uuidOf)
  for (const id of ids.slice(0, 500))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(many.length)
  expect(many.map(uuidOf)).toEqual(ids)
})

test('chance is even: each tenth gets its tenth', () => {
  const tenths = new Array<number>(10).fill(0)
  for (const key of many) {
    const tenth = Math.floor(chanceOf(key) * 10)
    tenths[tenth] = (tenths[tenth] ?? 0) + 1
  }
  for (const count of tenths) expect(Math.abs(count - many.length / 10)).toBeLessThan(200)
})
