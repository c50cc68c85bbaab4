import { describe, expect, it } from 'vitest'
import { filledAddress } from '#tests/support/values.ts'
import { deferred, supplyAt } from './points.ts'

interface Costs {
  supplyCostMin: number
  supplyCostMax: number
}
const costs = (max: number): Costs => ({ supplyCostMin: max - 10, supplyCostMax: max })
const newSupply = { ...filledAddress, cupsOutcome: 'notFound', newSupply: true, potenciaPunta: '4.6' } as const

describe('The supply costs', () => {
  it('are asked for when a new supply has both powers, for the larger of them', async () => {
    const rights = { extensionRights: 5.75, extensionRightsUsed: 3.45 }
    const { wizard, around } = supplyAt({ ...newSupply, ...rights }, { estimateSupplyCosts: { body: costs(227.01) } })
    expect(wizard.costEstimate).toEqual({ status: 'none' })
    await wizard.choosePower({ potenciaValle: '6.9' })
    const asked = { requestedCapacity: 6.9, currentCapacity: 3.45, extensionRights: 5.75 }
    expect(around.sent).toEqual([['estimateSupplyCosts', asked]])
    expect(wizard.costEstimate).toEqual({ status: 'known', min: 217.01, max: 227.01 })
    expect(wizard.values).toMatchObject({ supplyCostMin: 217.01, supplyCostMax: 227.01 })
  })

  it('of earlier powers change nothing when they arrive late', async () => {
    const { call, signals, answer } = deferred<Costs>()
    const { wizard } = supplyAt(newSupply, {}, { estimateSupplyCosts: call })
    const first = wizard.choosePower({ potenciaValle: '4.6' })
    const second = wizard.choosePower({ potenciaValle: '9.2' })
    expect(signals[0]?.aborted).toBe(true)
    answer(1, costs(300))
    await second
    answer(0, costs(200))
    await first
    expect(wizard.costEstimate).toMatchObject({ status: 'known', max: 300 })
  })

  it('are asked for again after a reload only if they were lost with the page', async () => {
    const complete = { ...newSupply, potenciaValle: '4.6' }
    const known = supplyAt({ ...complete, ...costs(100) })
    await known.wizard.refreshSupplyCosts()
    expect(known.around.sent).toEqual([])
    const { wizard: lost } = supplyAt(complete)
    await lost.refreshSupplyCosts()
    expect(lost.costEstimate).toMatchObject({ status: 'known', max: 227.01 })
  })
})
