import { describe, expect, it, vi } from 'vitest'
import { brand } from '#brand/brand.ts'
import { account } from '#steps/account/step.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import type { Answers } from '#tests/support/mock-api.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const values = filledValues({ name: '', surname: '', document: '', changeOfHolder: true })

async function pressNext(calls: Answers = {}, outside = {}, changes = {}) {
  const around = dependencies({ ...outside, calls })
  const wizard = wizardAt({ values: { ...values, ...changes }, around })
  await wizard.next()
  return { wizard, ...around }
}

describe('Step 1 Next', () => {
  it('validates the email, leaves a lead and advances §4.6', async () => {
    const { wizard, sent } = await pressNext()
    expect(sent).toEqual([
      ['validateEmail', { email: values.email }],
      ['createLead', { email: values.email, privacyConsent: true, marketingConsent: true }],
    ])
    expect(wizard.step).toBe('holder')
  })

  it('sends an e-mail on a domain with ñ as mail servers know it, and keeps what was typed', async () => {
    const { wizard, sent } = await pressNext({}, {}, { email: 'ana@ñandú.example' })
    const email = 'ana@xn--and-6ma2c.example'
    expect(sent).toMatchObject([
      ['validateEmail', { email }],
      ['createLead', { email }],
    ])
    expect(wizard.values.email).toBe('ana@ñandú.example')
  })

  it("leaves a lead with the partner's marker as its source §4.7", async () => {
    const attribution = { hasRegisteredByDesktop: true, source: 'comparador' }
    const { sent } = await pressNext({}, { attribution })
    expect(sent).toContainEqual(['createLead', expect.objectContaining({ source: 'comparador' })])
  })

  it.each([500, 'never'] as const)('advances though the answer to the lead is %s', async createLead => {
    expect((await pressNext({ createLead })).wizard.step).toBe('holder')
  })

  it.each([
    [{ alreadyExists: true }, 'error.email.exists', 'Email already exists'],
    [{ formatInvalid: true }, 'error.email.format', 'Email invalid format'],
    [{ blockedDomain: true }, 'error.email.blocked', 'Email not accepted'],
  ] as const)('stays when the server answers %j, and reports it §5.5 §5.6', async (refusal, key, event) => {
    const { wizard, tracked } = await pressNext({ validateEmail: { patch: refusal } })
    expect(wizard.step).toBe('account')
    expect(wizard.validationErrors).toMatchObject([{ field: 'email', error: { key } }])
    if (key === 'error.email.blocked')
      expect(wizard.validationErrors[0]?.error.params).toEqual({ email: brand.supportEmail })
    const event_info = { user_interaction: 'next', section: 'account', UUID: values.UUID }
    expect(tracked).toContainEqual({ event, event_info })
  })

  it.each([
    [false, brand.marketing.root + brand.marketing.aboutApp, '_self'],
    [true, brand.app.deepLink, '_blank'],
  ])('opens the app for an account that exists (on a phone: %s) §4.5 §2.30', async (isMobile, url, target) => {
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    const { wizard } = await pressNext({ validateEmail: { patch: { alreadyExists: true } } }, { isMobile })
    expect(wizard.nextOverride?.label).toBe('account.openApp')
    await wizard.next()
    expect(open).toHaveBeenCalledWith(url, target, 'noopener')
    expect(wizard.step).toBe('account')
    vi.unstubAllGlobals()
  })
})

describe('The account step', () => {
  it.each([
    [{ email: '' }, 'email', 'error.required'],
    [{ email: 'ana' }, 'email', 'error.email.format'],
    [{ password: '12345' }, 'password', 'error.password.short'],
    [{ phoneNumber: '612345' }, 'phoneNumber', 'error.phone.short'],
    [{ phoneNumber: '6123456789012345' }, 'phoneNumber', 'error.phone.long'],
    [{ terms: false }, 'terms', 'error.required'],
  ])('with %j is not valid §2.28 §5.4 §5.7 §5.11', (changes, field, key) => {
    expect(account.validate({ ...values, ...changes })).toEqual([{ field, error: { key } }])
  })

  it('is summed up by email, masked password and mobile, without what is empty §2.15 §2.16', () => {
    const shown = (changes = {}) => account.summary({ ...values, ...changes }, 'es_ES').map(({ value }) => value)
    expect(shown()).toEqual([values.email, '••••••••', '+34 612 345 678'])
    expect(shown({ password: '', phoneNumber: '' }).filter(Boolean)).toEqual([values.email])
  })
})
