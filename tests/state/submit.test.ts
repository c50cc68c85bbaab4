import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { answers, dependencies, goodApi } from '#tests/support/dependencies.ts'
import { completeValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

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

const accepted = {
  status: 'accepted',
  registered: {
    ...{ email: values.email, pid: 'idp-1', userId: 'user-2', contractId: 'contract-3' },
    ...{ registrationId: values.UUID, kind: 'switch', isCompany: false },
  },
}

function atBank(api: Partial<Api>, changes = {}, isChecked = true) {
  const around = dependencies({
    api: { ...goodApi, ...api },
    attribution: { hasRegisteredByDesktop: true, clickId: 'click-9' },
  })
  return { wizard: wizardAt({ step: 'bank', values: { ...values, ...changes }, around, isChecked }), around }
}

describe('Contratar', () => {
  it('tells the thank-you page e-mail, provider, user and the contract of this CUPS §4.17 §3.10', async () => {
    const { wizard } = atBank({ registerUser: registered })
    expect(await wizard.submit()).toEqual(accepted)
    expect(wizard.failure).toBeNull()
  })

  it('sends one request however often it is pressed', async () => {
    const registerUser = vi.fn(registered)
    const { wizard } = atBank({ registerUser })
    const results = await Promise.all([wizard.submit(), wizard.submit(), wizard.submit()])
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'busy', 'busy'])
    expect(registerUser).toHaveBeenCalledTimes(1)
  })

  it('shows status and body when it fails; Reintentar sends the same registration id again §4.18 §8.2', async () => {
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 500, 'no database'))
      .mockImplementation(registered)
    const { wizard } = atBank({ registerUser })
    const failure = {
      kind: 'unknown',
      error: { key: 'error.registration', params: { message: '500 no database' } },
    }
    expect(await wizard.submit()).toEqual({ status: 'failed', failure })
    expect(wizard.failure).toEqual(failure)
    expect(await wizard.submit()).toMatchObject({ status: 'accepted' })
    const ids = registerUser.mock.calls.map(([body]) => body.registrationId)
    expect(ids).toEqual([values.UUID, values.UUID])
  })

  it('reports the press and the contract, without a word about the person', async () => {
    const { wizard, around } = atBank({ registerUser: registered })
    await wizard.submit()
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
  ] as const)('is nothing while the step %s is not valid (%j): it is opened and says so', async (step, changes) => {
    const { wizard } = atBank({}, changes)
    expect(await wizard.submit()).toEqual({ status: 'invalid' })
    expect(wizard.step).toBe(step)
    expect(wizard.shownErrors.length).toBeGreaterThan(0)
    expect(wizard.isLocked).toBe(false)
  })

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
      const { wizard } = atBank(api, {}, false)
      expect(await wizard.submit()).toEqual({ status: 'invalid' })
      expect(wizard.step).toBe(step)
      expect(wizard.errors).toMatchObject([{ field }])
    },
  )

  it('was asked about with exactly these values: what passed is not asked again, what changed is', async () => {
    const checkDocument = vi.fn(goodApi.checkDocument)
    const checkIban = vi.fn(goodApi.checkIban)
    const { wizard } = atBank({ checkDocument, checkIban, registerUser: registered })
    wizard.write({ document: '12345678Z' })
    await wizard.submit()
    expect(checkDocument.mock.calls.map(([query]: unknown[]) => query)).toEqual([{ fni: '12345678Z' }])
    expect(checkIban).not.toHaveBeenCalled()
  })
})

describe('The registration id', () => {
  it('of a registration that was refused for certain ends with it: other data travel under a new one', async () => {
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 422, '{}'))
      .mockImplementation(registered)
    const { wizard } = atBank({ registerUser })
    expect(await wizard.submit()).toMatchObject({ failure: { kind: 'refused' } })
    expect(wizard.isLocked).toBe(false)
    wizard.write({ name: 'Lucía' })
    expect(wizard.registration).toMatchObject({ status: 'begun' })
    await wizard.submit()
    const [first, second] = registerUser.mock.calls.map(([body]) => body.registrationId)
    expect(first).toBe(values.UUID)
    expect(second).not.toBe(first)
  })

  it.each([
    ['no answer', new ApiError('registerUser', 'timeout')],
    ['a connection that breaks', new ApiError('registerUser', 'network')],
    ['a server error', new ApiError('registerUser', 503, '')],
    ['a request that the server gave up', new ApiError('registerUser', 408, '')],
  ])('after %s is asked about again with the same data, and nothing can be edited before', async (_what, error) => {
    const registerUser = vi.fn().mockRejectedValueOnce(error).mockImplementation(registered)
    const { wizard } = atBank({ registerUser })
    expect(await wizard.submit()).toMatchObject({ failure: { kind: 'unknown' } })
    const before = wizard.values
    wizard.write({ name: 'Lucía', iban: '' })
    expect(wizard.values).toEqual(before)
    expect(await wizard.submit()).toMatchObject({ status: 'accepted' })
    const [first, second] = registerUser.mock.calls.map(([body]) => body)
    expect(second).toEqual(first)
  })

  it('can be read beside the steps while its outcome is unknown: Next leads on without asking anything', async () => {
    const { wizard } = atBank({ registerUser: () => Promise.reject(new ApiError('registerUser', 'timeout')) })
    await wizard.submit()
    const validateEmail = vi.fn(goodApi.validateEmail)
    const reader = wizardAt({ values, around: dependencies({ api: { validateEmail } }) })
    reader.setRegistration(wizard.registration)
    await reader.next()
    expect(reader.step).toBe('holder')
    expect(validateEmail).not.toHaveBeenCalled()
  })

  it('that was accepted already, as the server says in its conflict, is a success', async () => {
    const already = conflict({ type: 'registration-already-accepted', ...(await registered()).body })
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 'timeout'))
      .mockRejectedValue(already)
    const { wizard } = atBank({ registerUser })
    await wizard.submit()
    expect(await wizard.submit()).toEqual(accepted)
  })

  it('stays unknown when a conflict after a lost answer does not say what it is about', async () => {
    const registerUser = vi
      .fn()
      .mockRejectedValueOnce(new ApiError('registerUser', 'timeout'))
      .mockRejectedValue(conflict({}))
    const { wizard } = atBank({ registerUser })
    await wizard.submit()
    expect(await wizard.submit()).toMatchObject({ failure: { kind: 'unknown' } })
    expect(wizard.isLocked).toBe(true)
  })

  it('without a connection was never sent: everything stays open', async () => {
    const { wizard, around } = atBank({})
    around.isOnline = () => false
    expect(await wizard.submit()).toMatchObject({ failure: { kind: 'notSent' } })
    expect(wizard.registration.status).toBe('begun')
    expect(wizard.isLocked).toBe(false)
  })
})

it('A lost outcome is not asked about without the password, which a reload takes', async () => {
  const registerUser = vi.fn(registered)
  const { wizard } = atBank({ registerUser })
  wizard.updateAnswers(before => withCustomerWords(before, { password: '' }))
  wizard.setRegistration({ status: 'unknown', id: values.UUID })
  expect(await wizard.submit()).toEqual({ status: 'passwordMissing' })
  expect(registerUser).not.toHaveBeenCalled()
  expect(wizard.registration.status).toBe('unknown')
})

it.each([
  [undefined, ['terms', 'marketing', 'sepaMandate', 'generalConditions']],
  [false, undefined],
])(
  'A registration says what was agreed to, unless the operator switched that off: %s',
  async (isConsentSent, kinds) => {
    createI18n({ url: '', apiKey: '' })
    const registerUser = vi.fn(registered)
    const { wizard, around } = atBank({ registerUser })
    wizard.setDependencies({ ...around, isConsentSent })
    expect((await wizard.submit()).status).toBe('accepted')
    const [[body]] = registerUser.mock.calls as unknown as [[{ consents?: { kind: string }[] }]]
    expect(body.consents?.map(({ kind }) => kind)).toEqual(kinds)
  },
)

it('Contratar says of an earlier step that could not be checked what could not be checked there §8.1', async () => {
  const checkDocument = () => Promise.reject(new ApiError('checkDocument', 500))
  const { wizard } = atBank({ checkDocument }, {}, false)
  expect(await wizard.submit()).toEqual({ status: 'invalid' })
  expect(wizard.step).toBe('bank')
  expect(wizard.stepCheck).toMatchObject({ status: 'failed', advice: 'holder.checkFailed' })
})
