import { describe, expect, it } from 'vitest'
import type { Answers } from '#tests/support/mock-api.ts'
import { filledAddress } from '#tests/support/values.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { cups, supplyAt } from './points.ts'

const ready = {
  ...filledAddress,
  cupsOutcome: 'found',
  newSupply: false,
  existsWithRights: true,
  potenciaPunta: '4.6',
  potenciaValle: '4.6',
  solarSupply: false,
} as const

async function next(calls: Answers = {}, values = {}) {
  const { wizard, around } = supplyAt({ ...ready, ...values }, calls)
  await wizard.next()
  await waitUntil(() => expect(wizard.step).toBe('bank'))
  const reported = () => around.tracked.filter(({ event }) => event.startsWith('Scoring'))
  return { reported, sent: around.sent }
}

describe('Step 3 Next', () => {
  it('scores a person by cups, document, postal code and the default date of birth §4.15', async () => {
    const { reported, sent } = await next()
    const asked = { cups, nif: '00000000T', postalCode: '28013', dateOfBirth: '1970-01-01' }
    expect(sent).toEqual([['scoreCustomer', asked]])
    expect(reported()).toEqual([])
  })

  it('skips scoring when there is a cif §4.15', async () => {
    expect((await next({}, { cif: 'A58818501' })).sent).toEqual([])
  })

  it('only reports a denial, and advances §4.16', async () => {
    const { reported } = await next({ scoreCustomer: { patch: { status: 'denied' } } })
    const denied = { event: 'Scoring denied', event_info: { page_interaction: 'denied' } }
    await waitUntil(() => expect(reported()).toMatchObject([denied]))
  })

  it('only reports the status and the length of a failure, which may name the person, and advances §4.16 §8.5', async () => {
    const body = { type: 'internal-error', title: 'Falla Ana Prueba', status: 500, detail: '00 000 000-t' }
    const { reported } = await next({ scoreCustomer: { status: 500, body } })
    const page_interaction = `Error validando scoring B2C (500, ${JSON.stringify(body).length})`
    const failed = { event: 'Scoring failed', event_info: { page_interaction } }
    await waitUntil(() => expect(reported()).toMatchObject([failed]))
    expect(JSON.stringify(reported())).not.toMatch(/Ana Prueba|000-t/)
  })

  it('does not wait for a slow score §4.16', () => next({ scoreCustomer: 'never' }))
})
