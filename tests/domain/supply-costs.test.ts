import { describe, expect, it } from 'vitest'
import { supplyCosts } from '#domain/supply-costs.ts'

describe('The costs of a supply, with VAT', () => {
  it.each([
    [4.6, 0, 0, 217.32, 227.01],
    [4.6, 0, 5.75, 120.61, 130.31],
    [4.6, 3.45, 3.45, 62.54, 72.23],
    [3.45, 4.6, 4.6, 10.94, 10.94],
    [4.6, 4.6, 4.6, 0, 0],
    [14.49, 0, 0, 661.03, 670.72],
  ])(
    'for %f kW asked, %f contracted and %f of rights lie between %f and %f euros',
    (requested, current, rights, min, max) => {
      const question = { requestedCapacity: requested, currentCapacity: current, extensionRights: rights }
      expect(supplyCosts(question)).toEqual({ min, max })
    },
  )

  it('are never negative nor undefined, whatever is asked', () => {
    for (const odd of [Number.NaN, -5, Infinity, -Infinity]) {
      const { min, max } = supplyCosts({ requestedCapacity: odd, currentCapacity: odd, extensionRights: odd })
      expect({ min, max }).toEqual({ min: 0, max: 0 })
    }
  })
})
