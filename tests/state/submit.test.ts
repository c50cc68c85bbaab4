import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { cancelSubmissionAtom, submissionAtom, submitAtom } from '#state/submit.ts'
import { answers, dependencies } from '#tests/support/dependencies.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const values = filledValues({ cups: 'ES0021000000000123FM', iban: 'ES9121000418450200051332' })
const registered = answers({
  id: 'idp-1',
  userId: 'user-2',
  contracts: [
    { id: 'contract-other', cups: 'ES0031000000000302RS1P' },
    { id: 'contract-3', cups: 'ES0021000000000123FM' },
  ],
})

function atBank(registerUser: () => Promise<{ status: 200; body: Awaited<ReturnType<typeof registered>>['body'] }>) {
  const around = dependencies({
    api: { registerUser },
    attribution: { hasRegisteredByDesktop: true, clickId: 'click-9' },
  })
  return { store: wizardAt({ step: 'bank', values, around }), around }
}

describe('Contratar', () => {
  it('tells the thank-you page e-mail, provider, user and the contract of this CUPS §4.17 §3.10', async () => {
    const { store } = atBank(registered)
    await store.set(submitAtom)
    expect(store.get(submissionAtom)).toEqual({
      is: 'done',
      registered: { email: values.email, pid: 'idp-1', userId: 'user-2', contractId: 'contract-3' },
    })
  })

  it('sends one request however often it is pressed, and none after it succeeded', async () => {
    const registerUser = vi.fn(registered)
    const { store } = atBank(registerUser)
    await Promise.all([store.set(submitAtom), store.set(submitAtom), store.set(submitAtom)])
    const first = store.get(submissionAtom)
    await store.set(submitAtom)
    expect(registerUser).toHaveBeenCalledTimes(1)
    // The same success, reported anew, so that the thank-you page opens again.
    expect(store.get(submissionAtom)).toEqual(first)
    expect(store.get(submissionAtom)).not.toBe(first)
  })

  it('shows status and body when it fails; Reintentar sends the same registration id again §4.18 §8.2', async () => {
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 500, 'no database'))
      .mockImplementation(registered)
    const { store } = atBank(registerUser)
    await store.set(submitAtom)
    expect(store.get(submissionAtom)).toEqual({
      is: 'failed',
      error: { key: 'error.registration', params: { message: '500 no database' } },
      isConflict: false,
    })
    await store.set(submitAtom)
    expect(store.get(submissionAtom).status).toBe('done')
    const ids = registerUser.mock.calls.map(([body]) => body.registrationId)
    expect(ids).toEqual([values.UUID, values.UUID])
  })

  it('knows an answer that the same data would get again', async () => {
    const { store } = atBank(() => Promise.reject(new ApiError('registerUser', 409, '{}')))
    await store.set(submitAtom)
    expect(store.get(submissionAtom)).toMatchObject({ status: 'failed', isConflict: true })
  })

  it('closes its error with Cancelar and leaves everything as it was §4.18', async () => {
    const { store } = atBank(() => Promise.reject(new ApiError('registerUser', 'network')))
    await store.set(submitAtom)
    expect(store.get(submissionAtom)).toMatchObject({ status: 'failed', error: { key: 'error.registration.noConnection' } })
    store.set(cancelSubmissionAtom)
    expect(store.get(submissionAtom)).toEqual({ status: 'idle' })
  })

  it('reports the press and the contract, without a word about the person', async () => {
    const { store, around } = atBank(registered)
    await store.set(submitAtom)
    const pressed = { user_interaction: 'click', section: 'bank', UUID: values.UUID }
    expect(around.tracked).toEqual([
      { event: 'cta_button_click', event_info: { ...pressed, navigation_selection: 'contratar' } },
      {
        event: 'contract_accepted',
        event_info: {
          ...pressed,
          contract_id: 'contract-3',
          idp_id: 'idp-1',
          clickId: 'click-9',
          marketing_consent: true,
        },
      },
    ])
  })
})
