import { describe, expect, it, vi } from 'vitest'
import { answers, dependencies, goodEmail } from '#tests/support/dependencies.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const lucia = { email: 'lucia.campos@correo.example', name: 'Lucía', surname: 'Campos' }
const api = { validateEmail: goodEmail, createLead: answers({ id: '1' }) }
const asks = (ask: () => Promise<typeof lucia | null>) => dependencies({ api, signIn: { load: async () => {}, ask } })

describe('Social sign-in', () => {
  it('fills email, a random password, name and surname, sets sso and advances §4.8 §9.3', async () => {
    const values = { terms: true, phoneNumber: '612345678' }
    const wizard = wizardAt({ values, around: asks(async () => lucia) })
    await wizard.signIn()
    const { email, password, name, surname, sso } = wizard.values
    expect({ email, name, surname, sso }).toEqual({ ...lucia, sso: true })
    expect(password).toHaveLength(8)
    expect(wizard.step).toBe('holder')
  })

  it('asks for the mobile, which no provider tells, before it advances', async () => {
    const wizard = wizardAt({ values: { terms: true }, around: asks(async () => lucia) })
    await wizard.signIn()
    expect(wizard.step).toBe('account')
    expect(wizard.submitAttempts).toBe(1)
    expect(wizard.values.sso).toBe(true)
  })

  it('is blocked without ticked terms, and says so §4.9 §5.13', async () => {
    const ask = vi.fn(async () => lucia)
    const wizard = wizardAt({ around: asks(ask) })
    await wizard.signIn()
    expect(ask).not.toHaveBeenCalled()
    expect(wizard.values.termsError).toBe('error.terms.sso')
    expect(wizard.termsReminders).toBe(1)
  })

  it('that comes to nothing changes nothing', async () => {
    const wizard = wizardAt({ values: { terms: true, email: 'ana@correo.example' }, around: asks(async () => null) })
    const before = wizard.values
    await wizard.signIn()
    expect(wizard.values).toBe(before)
    expect(wizard.isSigningIn).toBe(false)
  })

  it('that ends after the step was left changes nothing', async () => {
    const popup = Promise.withResolvers<typeof lucia>()
    const wizard = wizardAt({ values: { terms: true }, around: asks(() => popup.promise) })
    const pressed = wizard.signIn()
    wizard.open(1)
    popup.resolve(lucia)
    await pressed
    expect(wizard.values.sso).toBe(false)
  })

  it.each([
    ['an e-mail', { email: 'ana@correo.example' }],
    ['a password', { password: 'mi-clave-1' }],
  ])('that comes after the customer typed %s takes nothing of theirs §own.11', async (_what, typed) => {
    const popup = Promise.withResolvers<typeof lucia>()
    const wizard = wizardAt({ values: { terms: true, name: 'Ana' }, around: asks(() => popup.promise) })
    const pressed = wizard.signIn()
    wizard.changeFields(typed)
    const before = wizard.values
    popup.resolve(lucia)
    await pressed
    expect(wizard.values).toEqual(before)
    expect(wizard.values).toMatchObject({ ...typed, name: 'Ana', sso: false })
    expect(wizard.step).toBe('account')
  })

  it('keeps a name that the customer typed', async () => {
    const wizard = wizardAt({
      values: { terms: true, name: 'Ana', surname: 'Prueba' },
      around: asks(async () => lucia),
    })
    await wizard.signIn()
    expect(wizard.values).toMatchObject({ name: 'Ana', surname: 'Prueba', email: lucia.email, sso: true })
  })

  it('opens one popup however often it is pressed', async () => {
    const ask = vi.fn(async () => null)
    const wizard = wizardAt({ values: { terms: true }, around: asks(ask) })
    await Promise.all([wizard.signIn(), wizard.signIn()])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('keeps names the provider does not know', async () => {
    const values = { terms: true, surname: 'Campos Rueda' }
    const wizard = wizardAt({ values, around: asks(async () => ({ ...lucia, surname: '' })) })
    await wizard.signIn()
    expect(wizard.values.surname).toBe('Campos Rueda')
  })

  it('can be taken back for an email of one’s own', () => {
    const wizard = wizardAt({ values: { sso: true, email: lucia.email, password: 'abc12345' } })
    wizard.forgetSignIn()
    expect(wizard.values).toMatchObject({ sso: false, email: '', password: '' })
  })

  it('is of no use when the email has an account §4.10', () => {
    const wizard = wizardAt({ values: { email: lucia.email } })
    expect(wizard.emailExists).toBe(false)
    const exists = { field: 'email', error: { key: 'error.email.exists' } } as const
    wizard.setVerdicts({ account: { subject: { email: lucia.email }, errors: [exists] } })
    expect(wizard.emailExists).toBe(true)
  })
})
