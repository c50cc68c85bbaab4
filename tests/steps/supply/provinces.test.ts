import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { answers } from '#tests/support/dependencies.ts'
import { supplyAt } from './points.ts'

describe('The list of provinces', () => {
  it('is the server’s, without Ceuta and Melilla §5.18', async () => {
    const { wizard } = supplyAt({}, { listProvinces: answers(['Madrid', 'Ceuta', 'Melilla', 'Ávila']) })
    await wizard.loadProvinces()
    expect(wizard.provinces).toEqual({ status: 'ready', names: ['Madrid', 'Ávila'] })
  })

  it('is asked for once', async () => {
    const listProvinces = vi.fn(answers(['Madrid']))
    const { wizard } = supplyAt({}, { listProvinces })
    await Promise.all([wizard.loadProvinces(), wizard.loadProvinces()])
    await wizard.loadProvinces()
    expect(listProvinces).toHaveBeenCalledTimes(1)
  })

  it('that does not come leaves our own 50 names and the specified text §8.1', async () => {
    const failing = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('listProvinces', 500))
      .mockImplementation(answers(['Soria']))
    const { wizard } = supplyAt({}, { listProvinces: failing })
    await wizard.loadProvinces()
    expect(wizard.provinces).toEqual({ status: 'failed', error: { key: 'error.verification' } })
    expect(wizard.provinceNames).toHaveLength(50)
    await wizard.loadProvinces()
    expect(wizard.provinceNames).toEqual(['Soria'])
  })
})
