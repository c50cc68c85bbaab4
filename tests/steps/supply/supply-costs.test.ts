import { describe, expect, it } from 'vitest'
import { follow } from '#state/follow.ts'
import { askCostsAtom, costQuestionAtom } from '#steps/supply/supply-costs.ts'
import { filledAddress } from '#tests/support/values.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { deferred, supplyAt } from './points.ts'

interface Costs {
  supplyCostMin: number
  supplyCostMax: number
}
const costs = (max: number): Costs => ({ supplyCostMin: max - 10, supplyCostMax: max })
const newSupply = { ...filledAddress, cupsOutcome: 'notFound', newSupply: true } as const

function asking(...supply: Parameters<typeof supplyAt>) {
  const { wizard, around } = supplyAt(...supply)
  follow(wizard.store, costQuestionAtom, askCostsAtom)
  return { wizard, around, answered: () => waitUntil(() => expect(wizard.costEstimate.status).not.toBe('asking')) }
}

describe('The supply costs', () => {
  it('are asked for when a new supply has both powers, for the larger of them', async () => {
    const values = { ...newSupply, extensionRights: 5.75, extensionRightsUsed: 3.45 }
    const { wizard, around, answered } = asking(values, { estimateSupplyCosts: { body: costs(227.01) } })
    expect(wizard.costEstimate).toEqual({ status: 'none' })
    wizard.changeFields({ potenciaPunta: '4.6', potenciaValle: '6.9' })
    await answered()
    const asked = { requestedCapacity: 6.9, currentCapacity: 3.45, extensionRights: 5.75 }
    expect(around.sent).toEqual([['estimateSupplyCosts', asked]])
    expect(wizard.costEstimate).toEqual({ status: 'known', min: 217.01, max: 227.01 })
    expect(wizard.values).toMatchObject({ supplyCostMin: 217.01, supplyCostMax: 227.01 })
  })

  it('of earlier powers change nothing when they arrive late', async () => {
    const { call, signals, answer } = deferred<Costs>()
    const { wizard, answered } = asking(newSupply, {}, { estimateSupplyCosts: call })
    wizard.changeFields({ potenciaValle: '4.6' })
    wizard.changeFields({ potenciaValle: '9.2' })
    expect(signals[0]?.aborted).toBe(true)
    answer(1, costs(300))
    await answered()
    answer(0, costs(200))
    await Promise.resolve()
    expect(wizard.costEstimate).toMatchObject({ status: 'known', max: 300 })
  })

  it('are asked for again after a reload only if they were lost with the page', async () => {
    const complete = { ...newSupply, potenciaPunta: '4.6', potenciaValle: '4.6' }
    expect(asking({ ...complete, ...costs(100) }).around.sent).toEqual([])
    const lost = asking(complete)
    await lost.answered()
    expect(lost.wizard.costEstimate).toMatchObject({ status: 'known', max: 227.01 })
  })
})
