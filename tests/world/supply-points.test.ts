import { expect, test } from 'vitest'
import { checkCups } from '#domain/cups.ts'
import { maxPowerKw } from '#domain/limits.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'

test('every seeded CUPS is right, but for those that shall be wrong', () => {
  for (const { cups, outcome } of supplyPoints)
    expect(checkCups(cups) === null, cups).toBe(outcome !== 'format-invalid')
  expect(new Set(supplyPoints.map(each => each.cups)).size).toBe(supplyPoints.length)
})

test('the seeded powers are above the limit where the outcome says so, and nowhere else', () => {
  const contradicting = supplyPoints
    .filter(({ p1, p3, outcome }) => Math.max(p1, p3) > maxPowerKw !== (outcome === 'over-power'))
    .map(({ cups, p1, p3, outcome }) => `${cups} is "${outcome}" with ${p1} and ${p3} kW`)
  expect(contradicting, `mock-server/world/supply-points.ts, where the limit is ${maxPowerKw} kW`).toEqual([])
})
