import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { formValuesAtom } from '#state/answers.ts'
import { choosePowerAtom, costEstimateAtom, refreshSupplyCostsAtom } from '#steps/supply/supply-costs.ts'
import { answers } from '#tests/support/dependencies.ts'
import { deferred, filledAddress, supplyAt } from './points.ts'

interface Costs {
  supplyCostMin: number
  supplyCostMax: number
}
const costs = (max: number): Costs => ({ supplyCostMin: max - 10, supplyCostMax: max })
const newSupply = { ...filledAddress, cupsOutcome: 'notFound', newSupply: true, potenciaPunta: '4.6' } as const

describe('The supply costs', () => {
  it('are asked for when a new supply has both powers, for the larger of them', async () => {
    const estimateSupplyCosts = vi.fn(answers(costs(227.01)))
    const rights = { extensionRights: 5.75, extensionRightsUsed: 3.45 }
    const { store } = supplyAt({ ...newSupply, ...rights }, { estimateSupplyCosts })
    expect(store.get(costEstimateAtom)).toEqual({ status: 'none' })
    await store.set(choosePowerAtom, { potenciaValle: '6.9' })
    expect(estimateSupplyCosts.mock.calls.map(([query]: unknown[]) => query)).toEqual([
      { requestedCapacity: 6.9, currentCapacity: 3.45, extensionRights: 5.75 },
    ])
    expect(store.get(costEstimateAtom)).toEqual({ status: 'known', min: 217.01, max: 227.01 })
    expect(store.get(formValuesAtom)).toMatchObject({ supplyCostMin: 217.01, supplyCostMax: 227.01 })
  })

  it('are neither asked for nor kept when there is electricity already', async () => {
    const estimateSupplyCosts = vi.fn(answers(costs(1)))
    const { store } = supplyAt({ ...newSupply, potenciaValle: '4.6', ...costs(50) }, { estimateSupplyCosts })
    await store.set(choosePowerAtom, { newSupply: false })
    expect(estimateSupplyCosts).not.toHaveBeenCalled()
    expect(store.get(costEstimateAtom)).toEqual({ status: 'none' })
    expect(store.get(formValuesAtom).supplyCostMax).toBeUndefined()
  })

  it('of earlier powers change nothing when they arrive late', async () => {
    const { call, signals, answer } = deferred<Costs>()
    const { store } = supplyAt(newSupply, { estimateSupplyCosts: call })
    const first = store.set(choosePowerAtom, { potenciaValle: '4.6' })
    const second = store.set(choosePowerAtom, { potenciaValle: '9.2' })
    expect(signals[0]?.aborted).toBe(true)
    answer(1, costs(300))
    await second
    answer(0, costs(200))
    await first
    expect(store.get(costEstimateAtom)).toMatchObject({ status: 'known', max: 300 })
  })

  it('that cannot be had say so and do not stand in the way', async () => {
    const estimateSupplyCosts = () =>
      Promise.reject(new ApiError('estimateSupplyCosts', 500, '', { failureMessage: 'error.supplyCosts' }))
    const { store } = supplyAt(newSupply, { estimateSupplyCosts })
    await store.set(choosePowerAtom, { potenciaValle: '4.6' })
    expect(store.get(costEstimateAtom)).toEqual({ status: 'failed', error: { key: 'error.supplyCosts' } })
  })

  it('are asked for again after a reload only if they were lost with the page', async () => {
    const estimateSupplyCosts = vi.fn(answers(costs(227)))
    const complete = { ...newSupply, potenciaValle: '4.6' }
    const { store: known } = supplyAt({ ...complete, ...costs(100) }, { estimateSupplyCosts })
    await known.set(refreshSupplyCostsAtom)
    expect(estimateSupplyCosts).not.toHaveBeenCalled()
    const { store: lost } = supplyAt(complete, { estimateSupplyCosts })
    await lost.set(refreshSupplyCostsAtom)
    expect(lost.get(costEstimateAtom)).toMatchObject({ status: 'known', max: 227 })
  })
})
