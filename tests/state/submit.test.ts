import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { createI18n } from '#i18n/create-i18n.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import type { Answers } from '#tests/support/mock-api.ts'
import { completeValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

// The sentences that consents are given to.
createI18n()

const values = completeValues()
const body = {
  id: 'idp-1',
  userId: 'user-2',
  contracts: [
    { id: 'contract-other', cups: 'ES0031000000000302RS1P' },
    { id: 'contract-3', cups: 'ES0021000000000123FM' },
  ],
}
const registered = { registerUser: { body } }

const accepted = {
  status: 'accepted',
  registered: {
    ...{ email: values.email, pid: 'idp-1', userId: 'user-2', contractId: 'contract-3' },
    ...{ registrationId: values.UUID, kind: 'switch', isCompany: false },
  },
}

function atBank(calls: Answers = registered, changes = {}, isChecked = true, api: Partial<Api> = {}) {
  const attribution = { hasRegisteredByDesktop: true, clickId: 'click-9' }
  const around = dependencies({ calls, api, attribution })
  const posted = () => around.sent.flatMap(([call, asked]) => (call === 'registerUser' ? [asked as Posted] : []))
  return { wizard: wizardAt({ step: 'bank', values: { ...values, ...changes }, around, isChecked }), around, posted }
}
type Posted = Parameters<Api['registerUser']>[0]

describe('Contratar', () => {
  it('tells the thank-you page e-mail, provider, user and the contract of this CUPS §4.17 §3.10', async () => {
    const { wizard } = atBank()
    expect(await wizard.submit()).toEqual(accepted)
    expect(wizard.submissionFailure).toBeNull()
  })

  it('sends one request however often it is pressed', async () => {
    const { wizard, posted } = atBank()
    const results = await Promise.all([wizard.submit(), wizard.submit(), wizard.submit()])
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'busy', 'busy'])
    expect(posted()).toHaveLength(1)
  })

  it('shows status and body when it fails; Reintentar sends the same registration id again §4.18 §8.2', async () => {
    const { wizard, posted } = atBank({ registerUser: [500, { body }] })
    const params = { message: expect.stringMatching(/^500 .*internal-error/) }
    const failure = { kind: 'unknown', error: { key: 'error.registration', params } }
    expect(await wizard.submit()).toEqual({ status: 'failed', failure })
    expect(wizard.submissionFailure).toEqual(failure)
    expect(await wizard.submit()).toMatchObject({ status: 'accepted' })
    expect(posted().map(({ registrationId }) => registrationId)).toEqual([values.UUID, values.UUID])
  })

  it('reports the press and the contract, without a word about the person', async () => {
    const { wizard, around } = atBank()
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

  it.each<[string, string, Answers]>([
    ['account', 'email', { validateEmail: { patch: { alreadyExists: true } } }],
    ['holder', 'document', { checkDocument: { patch: { valid: false } } }],
    ['bank', 'iban', { checkIban: { patch: { valid: false } } }],
  ])('is nothing when the server refuses on the step %s what it was never asked about', async (step, field, calls) => {
    const { wizard } = atBank(calls, {}, false)
    expect(await wizard.submit()).toEqual({ status: 'invalid' })
    expect(wizard.step).toBe(step)
    expect(wizard.validationErrors).toMatchObject([{ field }])
  })

  it('was asked about with exactly these values: what passed is not asked again, what changed is', async () => {
    const { wizard, around } = atBank()
    wizard.writeAnswers({ document: '12345678Z' })
    await wizard.submit()
    const checks = around.sent.filter(([call]) => /^(check|validate)/.test(call))
    expect(checks).toEqual([['checkDocument', { fni: '12345678Z' }]])
  })
})

describe('The registration id', () => {
  it('of a registration that was refused for certain ends with it: other data travel under a new one', async () => {
    const { wizard, posted } = atBank({ registerUser: [422, { body }] })
    expect(await wizard.submit()).toMatchObject({ failure: { kind: 'refused' } })
    expect(wizard.isLocked).toBe(false)
    wizard.writeAnswers({ name: 'Lucía' })
    expect(wizard.registration).toMatchObject({ status: 'begun' })
    await wizard.submit()
    const [first, second] = posted().map(({ registrationId }) => registrationId)
    expect(first).toBe(values.UUID)
    expect(second).not.toBe(first)
  })

  it.each([
    ['no answer', new ApiError('registerUser', 'timeout')],
    ['a connection that breaks', new ApiError('registerUser', 'network')],
    ['a server error', new ApiError('registerUser', 503, '')],
    ['a request that the server gave up', new ApiError('registerUser', 408, '')],
  ])('after %s is asked about again with the same data, and nothing can be edited before', async (_what, error) => {
    const registerUser = vi.fn().mockRejectedValueOnce(error).mockResolvedValue({ status: 200, body })
    const { wizard, posted } = atBank({}, {}, true, { registerUser })
    expect(await wizard.submit()).toMatchObject({ failure: { kind: 'unknown' } })
    const before = wizard.values
    wizard.writeAnswers({ name: 'Lucía', iban: '' })
    expect(wizard.values).toEqual(before)
    expect(await wizard.submit()).toMatchObject({ status: 'accepted' })
    const [first, second] = posted()
    expect(second).toEqual(first)
  })

  it('can be read beside the steps while its outcome is unknown: Next leads on without asking anything', async () => {
    const { wizard } = atBank({ registerUser: 503 })
    await wizard.submit()
    const around = dependencies()
    const reader = wizardAt({ values, around })
    reader.put('registration', wizard.registration)
    await reader.next()
    expect(reader.step).toBe('holder')
    expect(around.sent).toEqual([])
  })

  it('that was accepted already, as the server says in its conflict, is a success', async () => {
    const already = { type: 'registration-already-accepted', title: 'Conflict', status: 409, detail: '', ...body }
    const { wizard } = atBank({ registerUser: [503, { status: 409, body: already }] })
    await wizard.submit()
    expect(await wizard.submit()).toEqual(accepted)
  })

  it('stays unknown when a conflict after a lost answer does not say what it is about', async () => {
    const { wizard } = atBank({ registerUser: [503, { status: 409, body: {}, allowInvalid: true }] })
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
  const { wizard, posted } = atBank()
  wizard.updateAnswers(before => withCustomerWords(before, { password: '' }))
  wizard.put('registration', { status: 'unknown', id: values.UUID })
  expect(await wizard.submit()).toEqual({ status: 'passwordMissing' })
  expect(posted()).toEqual([])
  expect(wizard.registration.status).toBe('unknown')
})

it.each([
  [undefined, ['terms', 'marketing', 'sepaMandate', 'generalConditions']],
  [false, undefined],
])(
  'A registration says what was agreed to, unless the operator switched that off: %s',
  async (isConsentSent, kinds) => {
    const { wizard, around, posted } = atBank()
    wizard.put('dependencies', { ...around, isConsentSent })
    expect((await wizard.submit()).status).toBe('accepted')
    expect(posted()[0]?.consents?.map(({ kind }) => kind)).toEqual(kinds)
  },
)

it('Contratar says of an earlier step that could not be checked what could not be checked there §8.1', async () => {
  const { wizard } = atBank({ checkDocument: 500 }, {}, false)
  expect(await wizard.submit()).toEqual({ status: 'invalid' })
  expect(wizard.step).toBe('bank')
  expect(wizard.stepCheck).toMatchObject({ status: 'failed', advice: 'holder.checkFailed' })
})
