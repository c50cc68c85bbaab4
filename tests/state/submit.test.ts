import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { formValuesAtom, updateAnswersAtom, writeAnswersAtom } from '#state/answers.ts'
import { isLockedAtom } from '#state/lock.ts'
import { nextAtom } from '#state/navigate.ts'
import { registrationAtom } from '#state/registration.ts'
import { cancelSubmissionAtom, reviewedValuesAtom, submissionFailureAtom, submitAtom } from '#state/submit.ts'
import { shownErrorsAtom, validationErrorsAtom } from '#state/validation.ts'
import { verdictsAtom } from '#state/verdicts.ts'
import { answers, dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { openStep, wizardAt } from '#tests/support/wizard.ts'

const values = completeValues()
const registered = answers({
  id: 'idp-1',
  userId: 'user-2',
  contracts: [
    { id: 'contract-other', cups: 'ES0031000000000302RS1P' },
    { id: 'contract-3', cups: 'ES0021000000000123FM' },
  ],
})
const conflict = (body: object) => new ApiError('registerUser', 409, JSON.stringify(body))

function atBank(api: Partial<Api>, changes = {}, isChecked = true) {
  const around = dependencies({
    api: { ...goodApi, ...api },
    attribution: { hasRegisteredByDesktop: true, clickId: 'click-9' },
  })
  return { store: wizardAt({ step: 'bank', values: { ...values, ...changes }, around, isChecked }), around }
}

/** What was sent, and the answers a test gives when it likes. */
function captured() {
  const sent: Parameters<Api['registerUser']>[0][] = []
  const calls: PromiseWithResolvers<Awaited<ReturnType<typeof registered>>>[] = []
  const registerUser = vi.fn((body: Parameters<Api['registerUser']>[0]) => {
    sent.push(body)
    const call = Promise.withResolvers<Awaited<ReturnType<typeof registered>>>()
    calls.push(call)
    return call.promise
  })
  return { sent, calls, registerUser }
}

describe('Contratar', () => {
  it('tells the thank-you page e-mail, provider, user and the contract of this CUPS §4.17 §3.10', async () => {
    const { store } = atBank({ registerUser: registered })
    expect(await store.set(submitAtom)).toEqual({
      status: 'accepted',
      registered: {
        email: values.email,
        pid: 'idp-1',
        userId: 'user-2',
        contractId: 'contract-3',
        registrationId: values.UUID,
        kind: 'switch',
        isCompany: false,
      },
    })
    expect(store.get(submissionFailureAtom)).toBeNull()
  })

  it('sends one request however often it is pressed', async () => {
    const registerUser = vi.fn(registered)
    const { store } = atBank({ registerUser })
    const results = await Promise.all([store.set(submitAtom), store.set(submitAtom), store.set(submitAtom)])
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'busy', 'busy'])
    expect(registerUser).toHaveBeenCalledTimes(1)
  })

  it('shows status and body when it fails; Reintentar sends the same registration id again §4.18 §8.2', async () => {
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 500, 'no database'))
      .mockImplementation(registered)
    const { store } = atBank({ registerUser })
    const failure = {
      kind: 'unknown',
      error: { key: 'error.registration', params: { message: '500 no database' } },
    }
    expect(await store.set(submitAtom)).toEqual({ status: 'failed', failure })
    expect(store.get(submissionFailureAtom)).toEqual(failure)
    expect(await store.set(submitAtom)).toMatchObject({ status: 'accepted' })
    const ids = registerUser.mock.calls.map(([body]) => body.registrationId)
    expect(ids).toEqual([values.UUID, values.UUID])
  })

  it('knows an answer that the same data would get again', async () => {
    const { store } = atBank({ registerUser: () => Promise.reject(conflict({})) })
    expect(await store.set(submitAtom)).toMatchObject({ status: 'failed', failure: { kind: 'conflict' } })
  })

  it('closes its error with Cancelar and leaves everything as it was §4.18', async () => {
    const { store } = atBank({ registerUser: () => Promise.reject(new ApiError('registerUser', 'network')) })
    await store.set(submitAtom)
    expect(store.get(submissionFailureAtom)).toMatchObject({ error: { key: 'error.registration.noConnection' } })
    store.set(cancelSubmissionAtom)
    expect(store.get(submissionFailureAtom)).toBeNull()
    expect(store.get(formValuesAtom)).toEqual(wizardAt({ values }).get(formValuesAtom))
  })

  it('reports the press and the contract, without a word about the person', async () => {
    const { store, around } = atBank({ registerUser: registered })
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

describe('What Contratar sends', () => {
  it.each([
    ['account', { terms: false }],
    ['account', { password: '' }],
    ['holder', { name: '' }],
    ['holder', { changeOfHolder: undefined }],
    ['supply', { solarSupply: undefined }],
    ['supply', { cupsOutcome: '' }],
    ['bank', { sepa: false }],
    ['bank', { general_conditions: false }],
    ['bank', { iban: 'ES9121' }],
  ] as const)(
    'is nothing while the step %s is not valid (%j): it is opened and says so §own.14',
    async (step, changes) => {
      const { store } = atBank({}, changes)
      expect(await store.set(submitAtom)).toEqual({ status: 'invalid' })
      expect(openStep(store)).toBe(step)
      expect(store.get(shownErrorsAtom).length).toBeGreaterThan(0)
      expect(store.get(isLockedAtom)).toBe(false)
    },
  )

  it.each([
    [
      'account',
      'email',
      { validateEmail: answers({ formatInvalid: false, alreadyExists: true, blockedDomain: false }) },
    ],
    ['holder', 'document', { checkDocument: answers({ valid: false }) }],
    ['bank', 'iban', { checkIban: answers({ valid: false }) }],
  ] as const)(
    'is nothing when the server refuses on the step %s what it was never asked about',
    async (step, field, api) => {
      const { store } = atBank(api, {}, false)
      expect(await store.set(submitAtom)).toEqual({ status: 'invalid' })
      expect(openStep(store)).toBe(step)
      expect(store.get(validationErrorsAtom)).toMatchObject([{ field }])
    },
  )

  it('was asked about with exactly these values: what passed is not asked again, what changed is', async () => {
    const checkDocument = vi.fn(goodApi.checkDocument)
    const checkIban = vi.fn(goodApi.checkIban)
    const { store } = atBank({ checkDocument, checkIban, registerUser: registered })
    store.set(writeAnswersAtom, { document: '12345678Z' })
    await store.set(submitAtom)
    expect(checkDocument.mock.calls.map(([query]: unknown[]) => query)).toEqual([{ fni: '12345678Z' }])
    expect(checkIban).not.toHaveBeenCalled()
  })

  it('is what the review shows: nothing can be edited from the press to the answer §own.14 §own.13', async () => {
    const { sent, calls, registerUser } = captured()
    const account = Promise.withResolvers<Awaited<ReturnType<typeof goodApi.checkIban>>>()
    const { store } = atBank({ registerUser, checkIban: () => account.promise })
    store.set(verdictsAtom, { ...store.get(verdictsAtom), bank: undefined })
    const before = store.get(formValuesAtom)
    const edit = () =>
      store.set(writeAnswersAtom, { iban: 'ES9121', sepa: false, name: '', document: 'X', terms: false })
    const pressed = store.set(submitAtom)
    edit()
    expect(store.get(reviewedValuesAtom)).toEqual(before)
    account.resolve({ status: 200, body: { valid: true } })
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    edit()
    expect(store.get(formValuesAtom)).toEqual(before)
    expect(store.get(reviewedValuesAtom)).toEqual(before)
    expect(sent[0]).toMatchObject({ iban: values.iban, firstName: 'Ana', dni: '00000000T' })
    calls[0]?.resolve(await registered())
    expect(await pressed).toMatchObject({ status: 'accepted', registered: { email: values.email } })
  })
})

describe('The registration id', () => {
  it('of a registration that was refused for certain ends with it: other data travel under a new one §own.15', async () => {
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 422, '{}'))
      .mockImplementation(registered)
    const { store } = atBank({ registerUser })
    expect(await store.set(submitAtom)).toMatchObject({ failure: { kind: 'refused' } })
    expect(store.get(isLockedAtom)).toBe(false)
    store.set(writeAnswersAtom, { name: 'Lucía' })
    expect(store.get(registrationAtom)).toMatchObject({ status: 'begun' })
    await store.set(submitAtom)
    const [first, second] = registerUser.mock.calls.map(([body]) => body.registrationId)
    expect(first).toBe(values.UUID)
    expect(second).not.toBe(first)
  })

  it.each([
    ['no answer', new ApiError('registerUser', 'timeout')],
    ['a connection that breaks', new ApiError('registerUser', 'network')],
    ['a server error', new ApiError('registerUser', 503, '')],
    ['a request that the server gave up', new ApiError('registerUser', 408, '')],
  ])(
    'after %s is asked about again with the same data, and nothing can be edited before §own.16',
    async (_what, error) => {
      const registerUser = vi.fn().mockRejectedValueOnce(error).mockImplementation(registered)
      const { store } = atBank({ registerUser })
      expect(await store.set(submitAtom)).toMatchObject({ failure: { kind: 'unknown' } })
      const before = store.get(formValuesAtom)
      store.set(writeAnswersAtom, { name: 'Lucía', iban: '' })
      expect(store.get(formValuesAtom)).toEqual(before)
      expect(await store.set(submitAtom)).toMatchObject({ status: 'accepted' })
      const [first, second] = registerUser.mock.calls.map(([body]) => body)
      expect(second).toEqual(first)
    },
  )

  it('can be read beside the steps while its outcome is unknown: Next leads on without asking anything', async () => {
    const { store } = atBank({ registerUser: () => Promise.reject(new ApiError('registerUser', 'timeout')) })
    await store.set(submitAtom)
    const validateEmail = vi.fn(goodApi.validateEmail)
    const reader = wizardAt({ values, around: dependencies({ api: { validateEmail } }) })
    reader.set(registrationAtom, store.get(registrationAtom))
    await reader.set(nextAtom)
    expect(openStep(reader)).toBe('holder')
    expect(validateEmail).not.toHaveBeenCalled()
  })

  it('that was accepted already, as the server says in its conflict, is a success §own.17', async () => {
    const registration = {
      id: 'idp-1',
      userId: 'user-2',
      contracts: [{ id: 'contract-3', cups: 'ES0021000000000123FM' }],
    }
    const accepted = conflict({ type: 'registration-already-accepted', ...registration })
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 'timeout'))
      .mockRejectedValue(accepted)
    const { store } = atBank({ registerUser })
    await store.set(submitAtom)
    expect(await store.set(submitAtom)).toEqual({
      status: 'accepted',
      registered: {
        email: values.email,
        pid: 'idp-1',
        userId: 'user-2',
        contractId: 'contract-3',
        registrationId: values.UUID,
        kind: 'switch',
        isCompany: false,
      },
    })
  })

  it('stays unknown when a conflict after a lost answer does not say what it is about', async () => {
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 'timeout'))
      .mockRejectedValue(conflict({}))
    const { store } = atBank({ registerUser })
    await store.set(submitAtom)
    expect(await store.set(submitAtom)).toMatchObject({ failure: { kind: 'unknown' } })
    expect(store.get(isLockedAtom)).toBe(true)
  })

  it('without a connection was never sent: everything stays open', async () => {
    const { store, around } = atBank({})
    around.isOnline = () => false
    expect(await store.set(submitAtom)).toMatchObject({ failure: { kind: 'notSent' } })
    expect(store.get(registrationAtom).status).toBe('begun')
    expect(store.get(isLockedAtom)).toBe(false)
  })
})

it('A lost outcome is not asked about without the password, which a reload takes', async () => {
  const registerUser = vi.fn(registered)
  const { store } = atBank({ registerUser })
  store.set(updateAnswersAtom, before => withCustomerWords(before, { password: '' }))
  store.set(registrationAtom, { status: 'unknown', id: values.UUID })
  expect(await store.set(submitAtom)).toEqual({ status: 'passwordMissing' })
  expect(registerUser).not.toHaveBeenCalled()
  expect(store.get(registrationAtom).status).toBe('unknown')
})
