import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { addressLookupDelayMs } from '#domain/limits.ts'
import { type CadastralUnit, unitDetails } from '#domain/recognise-unit.ts'
import { follow } from '#state/follow.ts'
import { askUnitsAtom, unitsQuestionAtom } from '#steps/supply/cadastral-units.ts'
import { filledAddress } from '#tests/support/values.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { afterReload } from '#tests/support/wizard.ts'
import { deferred, supplyAt } from './points.ts'

const unit = (changes: Partial<CadastralUnit> = {}): CadastralUnit => ({
  ReferenciaCatastral: '9872023VH5797S0001WX',
  Bloque: '',
  Escalera: '1',
  Planta: '03',
  Puerta: 'C',
  ...changes,
})
const known = { ...filledAddress, address_details: '', cupsOutcome: 'found' } as const
const asking = (...supply: Parameters<typeof supplyAt>) => {
  const { wizard } = supplyAt(...supply)
  follow(wizard.store, unitsQuestionAtom, askUnitsAtom)
  return wizard
}
const pause = () => vi.advanceTimersByTimeAsync(addressLookupDelayMs)

describe('The homes at an address', () => {
  // The mock server answers with the rest.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('are asked for 500 ms after the complete address last changed, once §4.33 §9.4', async () => {
    const { call } = deferred<CadastralUnit[]>()
    const wizard = asking(known, {}, { listCadastralUnits: call })
    wizard.changeFields({ street_number: '1' })
    await vi.advanceTimersByTimeAsync(addressLookupDelayMs - 1)
    wizard.changeFields({ street_number: '14' })
    await vi.advanceTimersByTimeAsync(addressLookupDelayMs - 1)
    expect(call).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(call.mock.calls.map(([question]) => question)).toEqual([
      { street: 'Calle del Olmo Blanco', streetNr: '14', zipCode: '28013', province: 'Madrid', municipality: 'Madrid' },
    ])
  })

  it.each(['address', 'street_number', 'zipCode', 'province', 'municipality'] as const)(
    'are not asked for while %s is missing §4.33',
    async field => {
      const { call } = deferred<CadastralUnit[]>()
      const wizard = asking(known, {}, { listCadastralUnits: call })
      wizard.changeFields({ [field]: '' })
      await pause()
      expect(call).not.toHaveBeenCalled()
      expect(wizard.units).toEqual([])
    },
  )

  it.each([
    ['nothing', { body: [] }],
    ['a failure', 500],
  ])('answered with %s leave a free-text box §4.34', async (_what, listCadastralUnits) => {
    const wizard = asking(known, { listCadastralUnits })
    expect(wizard.units).toBeUndefined()
    await pause()
    await waitUntil(() => expect(wizard.units).toEqual([]))
  })

  it('of an earlier address change nothing when they arrive late', async () => {
    const { call, signals, answer } = deferred<CadastralUnit[]>()
    const wizard = asking(known, {}, { listCadastralUnits: call })
    await pause()
    wizard.changeFields({ street_number: '14' })
    expect(signals[0]?.aborted).toBe(true)
    await pause()
    answer(1, [unit({ Puerta: 'D' })])
    await vi.advanceTimersByTimeAsync(0)
    answer(0, [unit()])
    await vi.advanceTimersByTimeAsync(0)
    expect(wizard.units).toEqual([unit({ Puerta: 'D' })])
  })
})

it('A home chosen from the list counts at its own address with reference and details, and with neither at another one', () => {
  const { wizard } = supplyAt({ ...known, address_details: '3º B' })
  const chosen = { addressReference: '9872023VH5797S0001WX', address_details: 'Escalera 1, planta 03, puerta C' }
  wizard.chooseUnit(unit())
  wizard.changeFields({ street_number: '14' })
  expect(wizard.values).toMatchObject({ addressReference: '', address_details: '' })
  wizard.changeFields({ street_number: '12' })
  expect(wizard.values).toMatchObject(chosen)
  expect(afterReload(wizard).values).toMatchObject(chosen)
})

it.each([
  [{}, 'Escalera 1, planta 03, puerta C'],
  [{ Bloque: '2', Escalera: '' }, 'Bloque 2, planta 03, puerta C'],
  [{ Escalera: ' ', Planta: '', Puerta: '' }, '9872023VH5797S0001WX'],
])('A cadastral unit with %j reads %s §3.9 §2.42', (changes, details) => {
  expect(unitDetails(unit(changes))).toBe(details)
})
