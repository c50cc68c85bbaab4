import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { brand } from '#brand/brand.ts'
import { account } from '#steps/account/step.ts'
import { answers, dependencies, goodEmail, type TestDependencies } from '#tests/support/dependencies.ts'
import { filledValues } from '#tests/support/values.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const values = filledValues({ name: '', surname: '', document: '', changeOfHolder: true })
const lead = answers({ id: '1' })
const refusing = (refusal: object) =>
  answers({ formatInvalid: false, alreadyExists: false, blockedDomain: false, ...refusal })

async function pressNext(around: TestDependencies, changes = {}) {
  const wizard = wizardAt({ values: { ...values, ...changes }, around })
  await wizard.next()
  return wizard
}

describe('Step 1 Next', () => {
  it('validates the email, leaves a lead and advances §4.6', async () => {
    const validateEmail = vi.fn(goodEmail)
    const createLead = vi.fn(lead)
    const wizard = await pressNext(dependencies({ api: { validateEmail, createLead } }))
    expect(validateEmail).toHaveBeenCalledWith({ email: values.email }, expect.anything())
    expect(createLead).toHaveBeenCalledWith({ email: values.email, privacyConsent: true, marketingConsent: true })
    expect(wizard.step).toBe('holder')
  })

  it('sends an e-mail on a domain with ñ as mail servers know it, and keeps what was typed', async () => {
    const validateEmail = vi.fn(goodEmail)
    const createLead = vi.fn(lead)
    const wizard = await pressNext(dependencies({ api: { validateEmail, createLead } }), { email: 'ana@ñandú.example' })
    const email = 'ana@xn--and-6ma2c.example'
    expect(validateEmail).toHaveBeenCalledWith({ email }, expect.anything())
    expect(createLead).toHaveBeenCalledWith(expect.objectContaining({ email }))
    expect(wizard.values.email).toBe('ana@ñandú.example')
  })

  it("leaves a lead with the partner's marker as its source §4.7", async () => {
    const createLead = vi.fn(lead)
    const attribution = { hasRegisteredByDesktop: true, source: 'comparador' }
    await pressNext(dependencies({ api: { validateEmail: goodEmail, createLead }, attribution, isPartner: true }))
    expect(createLead).toHaveBeenCalledWith(expect.objectContaining({ source: 'comparador' }))
  })

  it('advances though the lead is lost, and does not wait for it', async () => {
    const lost = () => Promise.reject(new ApiError('createLead', 500))
    const slow = () => new Promise<never>(() => {})
    for (const createLead of [lost, slow]) {
      const wizard = await pressNext(dependencies({ api: { validateEmail: goodEmail, createLead } }))
      expect(wizard.step).toBe('holder')
    }
  })

  it.each([
    [{ alreadyExists: true }, 'error.email.exists', 'Email already exists'],
    [{ formatInvalid: true }, 'error.email.format', 'Email invalid format'],
    [{ blockedDomain: true }, 'error.email.blocked', 'Email not accepted'],
  ] as const)('stays when the server answers %j, and reports it §5.5 §5.6', async (refusal, key, event) => {
    const around = dependencies({ api: { validateEmail: refusing(refusal) } })
    const wizard = await pressNext(around)
    expect(wizard.step).toBe('account')
    expect(wizard.errors).toMatchObject([{ field: 'email', error: { key } }])
    expect(around.tracked).toContainEqual({
      event,
      event_info: { user_interaction: 'next', section: 'account', UUID: values.UUID },
    })
  })

  it('names customer support when the domain is blocked §5.6', async () => {
    const wizard = await pressNext(dependencies({ api: { validateEmail: refusing({ blockedDomain: true }) } }))
    expect(wizard.errors[0]?.error.params).toEqual({ email: brand.supportEmail })
  })

  it('holds the number to the plan of its country, even if nobody saw the plan load §5.10', async () => {
    const wizard = await pressNext(dependencies(), { phoneNumber: '912345678' })
    expect(wizard.errors).toMatchObject([{ field: 'phoneNumber', error: { key: 'error.phone.invalid' } }])
  })
})

describe('A customer who has an account already', () => {
  const exists = { validateEmail: refusing({ alreadyExists: true }) }

  it.each([
    [false, brand.marketing.root + brand.marketing.aboutApp, '_self'],
    [true, brand.app.deepLink, '_blank'],
  ])('is taken to the app by Next and does not advance (on a phone: %s) §4.5 §2.30', async (isMobile, url, target) => {
    const open = vi.fn()
    vi.stubGlobal('window', { open })
    const wizard = await pressNext(dependencies({ api: exists, isMobile }))
    expect(wizard.nextOverride?.label).toBe('account.openApp')
    await wizard.next()
    expect(open).toHaveBeenCalledWith(url, target, 'noopener')
    expect(wizard.step).toBe('account')
    vi.unstubAllGlobals()
  })

  it('and comes from the comparison partner is not: the email is validated again §4.5', async () => {
    const validateEmail = vi.fn(exists.validateEmail)
    const wizard = await pressNext(dependencies({ api: { validateEmail }, isPartner: true }))
    expect(wizard.nextOverride).toBeUndefined()
    await wizard.next()
    expect(validateEmail).toHaveBeenCalledTimes(2)
    expect(wizard.step).toBe('account')
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
  ])('with %j is not valid §2.28', (changes, field, key) => {
    expect(account.validate({ ...values, ...changes })).toEqual([{ field, error: { key } }])
  })

  it('is summed up by email, masked password and mobile §2.16', () => {
    const shown = account.summary(values, 'es_ES').map(({ value }) => value)
    expect(shown).toEqual([values.email, '••••••••', '+34 612 345 678'])
  })

  it('sums up nothing that is empty §2.15', () => {
    const empty = { ...values, password: '', phoneNumber: '' }
    expect(account.summary(empty, 'es_ES').filter(({ value }) => value !== '')).toHaveLength(1)
  })
})
