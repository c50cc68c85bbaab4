import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { provincesWatchdogMs } from '#domain/limits.ts'
import { formValuesAtom } from '#state/answers.ts'
import { loadProvincesAtom, provinceNamesAtom, provincesAtom } from '#steps/supply/provinces.ts'
import { apiWith, silence } from '#tests/api/fake-api.ts'
import { answers } from '#tests/support/dependencies.ts'
import { supplyAt } from './points.ts'

describe('The list of provinces', () => {
  it('is the server’s, without Ceuta and Melilla §5.18', async () => {
    const { store } = supplyAt({}, { listProvinces: answers(['Madrid', 'Ceuta', 'Melilla', 'Ávila']) })
    await store.set(loadProvincesAtom)
    expect(store.get(provincesAtom)).toEqual({ status: 'ready', names: ['Madrid', 'Ávila'] })
  })

  it('is asked for once', async () => {
    const listProvinces = vi.fn(answers(['Madrid']))
    const { store } = supplyAt({}, { listProvinces })
    await Promise.all([store.set(loadProvincesAtom), store.set(loadProvincesAtom)])
    await store.set(loadProvincesAtom)
    expect(listProvinces).toHaveBeenCalledTimes(1)
  })

  it('writes a province that was chosen before as the server does §5.18', async () => {
    const { store } = supplyAt({ province: 'A Coruña' })
    await store.set(loadProvincesAtom)
    expect(store.get(formValuesAtom).province).toBe('Coruña, A')
  })

  it('that does not come leaves our own 50 names and the specified text §8.1', async () => {
    const failing = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('listProvinces', 500))
      .mockImplementation(answers(['Soria']))
    const { store } = supplyAt({}, { listProvinces: failing })
    await store.set(loadProvincesAtom)
    expect(store.get(provincesAtom)).toEqual({ status: 'failed', error: { key: 'error.verification' } })
    expect(store.get(provinceNamesAtom)).toHaveLength(50)
    await store.set(loadProvincesAtom)
    expect(store.get(provinceNamesAtom)).toEqual(['Soria'])
  })

  it('is given up after the watchdog of 10 s §9.5', async () => {
    vi.useFakeTimers()
    const { store } = supplyAt({}, { listProvinces: apiWith(silence).api.listProvinces })
    const loading = store.set(loadProvincesAtom)
    await vi.advanceTimersByTimeAsync(provincesWatchdogMs - 1)
    expect(store.get(provincesAtom)).toEqual({ status: 'loading' })
    await vi.advanceTimersByTimeAsync(1)
    await loading
    expect(store.get(provincesAtom).status).toBe('failed')
    vi.useRealTimers()
  })
})
