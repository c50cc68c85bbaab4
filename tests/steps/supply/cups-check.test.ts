import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { cupsWatchdogMs } from '#domain/limits.ts'
import { formValuesAtom } from '#state/answers.ts'
import {
  canValidateCupsAtom,
  cupsCheckAtom,
  stopCupsCheckAtom,
  typeCupsAtom,
  validateCupsAtom,
} from '#steps/supply/cups-check.ts'
import type { CupsResult } from '#steps/supply/register-answer.ts'
import { apiWith, silence } from '#tests/api/fake-api.ts'
import { answers } from '#tests/support/dependencies.ts'
import { afterReload } from '#tests/support/wizard.ts'
import { cups, deferred, filledAddress, found, otherCups, point, supplyAt } from './points.ts'

describe('The CUPS field', () => {
  it.each([
    ['ES002100000000012', false],
    ['ES0021000000000123FM', true],
    ['ES0021000000000123FM0', false],
    ['es 0021 0000 0000 0123 fm 0f', true],
  ])('with %s can be validated: %s §4.19 §5.14', (typed, can) => {
    const { store } = supplyAt({ cups: '' })
    store.set(typeCupsAtom, { cups: typed })
    expect(store.get(canValidateCupsAtom)).toBe(can)
  })

  it('is not sent to the server while its length is wrong', async () => {
    const { store } = supplyAt({ cups: 'ES0021' })
    await store.set(validateCupsAtom)
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'idle' })
  })

  it('resets validation when it is typed in, and every consequence of it §4.19', async () => {
    const { store } = supplyAt({}, { validateCups: answers(point({ alreadyExists: true })) })
    await store.set(validateCupsAtom)
    expect(store.get(formValuesAtom).cupsAlreadyExists).toBe(true)
    store.set(typeCupsAtom, { cups: otherCups })
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'idle' })
    expect(store.get(formValuesAtom)).toMatchObject({ cups: otherCups, cupsAlreadyExists: false, cupsOutcome: '' })
  })

  it('keeps its validation when only blanks were typed', async () => {
    const { store } = supplyAt({}, { validateCups: answers(found) })
    await store.set(validateCupsAtom)
    store.set(typeCupsAtom, { cups: `${cups} ` })
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'known', outcome: 'found' })
  })

  it('keeps what its check came to through a reload', async () => {
    const { store } = supplyAt({}, { validateCups: answers(point({ disallowedTariff: true })) })
    await store.set(validateCupsAtom)
    const reloaded = afterReload(store)
    expect(reloaded.get(cupsCheckAtom)).toEqual({ status: 'refused', reason: 'error.cups.tariff' })
  })
})

describe('A check of the CUPS that fails', () => {
  it('is "we cannot validate", and never "you are wrong" §8.6', async () => {
    const { store } = supplyAt({}, { validateCups: answers(point({ error: true })) })
    await store.set(validateCupsAtom)
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'unavailable', detail: null })
  })

  it('says that the call failed when it did, keeps all input and offers a way on §8.1', async () => {
    const validateCups = () => Promise.reject(new ApiError('validateCups', 500))
    const { store } = supplyAt({ ...filledAddress, cupsOutcome: 'notFound' }, { validateCups })
    await store.set(validateCupsAtom)
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'unavailable', detail: { key: 'error.verification' } })
    expect(store.get(formValuesAtom)).toMatchObject({ cups, ...filledAddress })
  })

  it('after one that found the supply takes nothing away of what the register said', async () => {
    const validateCups = vi.fn(answers(found))
    const { store } = supplyAt({}, { validateCups })
    await store.set(validateCupsAtom)
    const before = store.get(formValuesAtom)
    validateCups.mockRejectedValue(new ApiError('validateCups', 500))
    await store.set(validateCupsAtom)
    expect(store.get(formValuesAtom)).toEqual({ ...before, cupsOutcome: 'unavailable' })
    expect(before).toMatchObject({ ...filledAddress, potenciaPunta: '4.6', newSupply: false })
  })

  it('does not leave the address of another CUPS behind', async () => {
    const validateCups = vi.fn(answers(found))
    const { store } = supplyAt({}, { validateCups })
    await store.set(validateCupsAtom)
    store.set(typeCupsAtom, { cups: otherCups })
    validateCups.mockImplementation(answers(point({ error: true })))
    await store.set(validateCupsAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ cups: otherCups, address: '', potenciaPunta: '' })
  })

  it('gives up after the watchdog of 15 s §9.5', async () => {
    vi.useFakeTimers()
    const { store } = supplyAt({}, { validateCups: apiWith(silence).api.validateCups })
    const pressed = store.set(validateCupsAtom)
    await vi.advanceTimersByTimeAsync(cupsWatchdogMs - 1)
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'checking' })
    await vi.advanceTimersByTimeAsync(1)
    await pressed
    expect(store.get(cupsCheckAtom).status).toBe('unavailable')
    vi.useRealTimers()
  })
})

describe('Validate', () => {
  it('pressed twice asks once', async () => {
    const { call, answer } = deferred<CupsResult>()
    const { store } = supplyAt({}, { validateCups: call })
    const presses = [store.set(validateCupsAtom), store.set(validateCupsAtom)]
    answer(0, found)
    await Promise.all(presses)
    expect(call).toHaveBeenCalledTimes(1)
  })
})

describe('Answers that arrive late', () => {
  it('about another CUPS change nothing', async () => {
    const { call, signals, answer } = deferred<CupsResult>()
    const { store } = supplyAt({}, { validateCups: call })
    const first = store.set(validateCupsAtom)
    store.set(typeCupsAtom, { cups: otherCups })
    expect(signals[0]?.aborted).toBe(true)
    answer(0, found)
    await first
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'idle' })
    expect(store.get(formValuesAtom).address).toBe('')
  })

  it('after a newer one change nothing', async () => {
    const { call, answer } = deferred<CupsResult>()
    const { store } = supplyAt({}, { validateCups: call })
    const first = store.set(validateCupsAtom)
    store.set(typeCupsAtom, { cups: otherCups })
    const second = store.set(validateCupsAtom)
    answer(1, point({ existsInSips: true, p1: 6.9, p3: 6.9 }))
    await second
    answer(0, found)
    await first
    expect(store.get(formValuesAtom)).toMatchObject({ cups: otherCups, potenciaPunta: '6.9', address: '' })
  })

  it('after the step was left change nothing', async () => {
    const { call, answer } = deferred<CupsResult>()
    const { store } = supplyAt({}, { validateCups: call })
    const pressed = store.set(validateCupsAtom)
    store.set(stopCupsCheckAtom)
    answer(0, found)
    await pressed
    expect(store.get(cupsCheckAtom)).toEqual({ status: 'idle' })
  })
})
