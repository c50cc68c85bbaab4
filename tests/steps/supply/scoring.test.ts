import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { answers } from '#tests/support/dependencies.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { cups, filledAddress, supplyAt } from './points.ts'

const ready = {
  ...filledAddress,
  cupsOutcome: 'found',
  newSupply: false,
  existsWithRights: true,
  potenciaPunta: '4.6',
  potenciaValle: '4.6',
  solarSupply: false,
} as const

async function next(api: Partial<Api>, values = {}) {
  const { wizard, around } = supplyAt({ ...ready, ...values }, api)
  await wizard.next()
  await waitUntil(() => expect(wizard.step).toBe('bank'))
  const reported = around.tracked.flatMap(entry => (/^Scoring/.test(entry.event) ? [entry] : []))
  return { reported, around }
}

describe('Step 3 Next', () => {
  it('scores a person by cups, document, postal code and the default date of birth §4.15', async () => {
    const scoreCustomer = vi.fn(answers({ status: 'approved', score: 700, reason: '' }))
    const { reported } = await next({ scoreCustomer })
    expect(scoreCustomer.mock.calls.map(([body]: unknown[]) => body)).toEqual([
      { cups, nif: '00000000T', postalCode: '28013', dateOfBirth: '1970-01-01' },
    ])
    expect(reported).toEqual([])
  })

  it('skips scoring when there is a cif §4.15', async () => {
    const scoreCustomer = vi.fn(answers({ status: 'denied', score: 0, reason: '' }))
    await next({ scoreCustomer }, { cif: 'A58818501' })
    expect(scoreCustomer).not.toHaveBeenCalled()
  })

  it('only reports a denial, and advances §4.16', async () => {
    const { reported } = await next({ scoreCustomer: answers({ status: 'denied', score: 1, reason: 'Debt' }) })
    expect(reported).toMatchObject([{ event: 'Scoring denied', event_info: { page_interaction: 'denied' } }])
  })

  it.each([
    ['', 'Error validando scoring B2C (500, 0)'],
    ['Falla Ana Prueba, 00 000 000-t', 'Error validando scoring B2C (500, 30)'],
  ])(
    'only reports the status and the length of a failure that says "%s", and advances §4.16 §8.5',
    async (body, message) => {
      const scoreCustomer = () => Promise.reject(new ApiError('scoreCustomer', 500, body))
      const { reported } = await next({ scoreCustomer })
      expect(reported).toMatchObject([{ event: 'Scoring failed', event_info: { page_interaction: message } }])
      if (body) expect(JSON.stringify(reported)).not.toContain(body)
    },
  )

  it('does not wait for a slow score §4.16', async () => {
    await next({ scoreCustomer: () => new Promise(() => {}) })
  })
})
