import { describe, expect, it, vi } from 'vitest'
import type { SignInResult, SocialSignIn } from '#integrations/social-sign-in.ts'
import { answers, dependencies, goodEmail } from '#tests/support/dependencies.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const closed: SignInResult = { status: 'failed', reason: 'closed' }
const lucia = { email: 'lucia.campos@correo.example', name: 'Lucía', surname: 'Campos' }
const signedIn = (profile = lucia): SignInResult => ({ status: 'signed-in', profile })
const api = { validateEmail: goodEmail, createLead: answers({ id: '1' }) }
const asks = (ask: SocialSignIn['ask']) => dependencies({ api, signIn: { load: async () => {}, ask } })

describe('Social sign-in', () => {
  it('fills email, a random password, name and surname, sets sso and advances §4.8 §9.3', async () => {
    const values = { terms: true, phoneNumber: '612345678' }
    const wizard = wizardAt({ values, around: asks(async () => signedIn()) })
    await wizard.signIn()
    const { email, password, name, surname, sso } = wizard.values
    expect({ email, name, surname, sso }).toEqual({ ...lucia, sso: true })
    expect(password).toHaveLength(8)
    expect(wizard.step).toBe('holder')
  })

  it('asks for the mobile, which no provider tells, before it advances, and scolds nobody', async () => {
    const wizard = wizardAt({ values: { terms: true }, around: asks(async () => signedIn()) })
    expect(await wizard.signIn()).toBe('phoneNumber')
    expect(wizard.step).toBe('account')
    expect(wizard.refusedNexts).toBe(0)
    expect(wizard.values.sso).toBe(true)
  })

  it('is blocked without ticked terms, and says so §4.9 §5.13', async () => {
    const ask = vi.fn(async () => signedIn())
    const wizard = wizardAt({ around: asks(ask) })
    await wizard.signIn()
    expect(ask).not.toHaveBeenCalled()
    expect(wizard.values.termsError).toBe('error.terms.sso')
    expect(wizard.termsReminders).toBe(1)
  })

  it('that comes to nothing changes nothing', async () => {
    const wizard = wizardAt({ values: { terms: true, email: 'ana@correo.example' }, around: asks(async () => closed) })
    const before = wizard.values
    await wizard.signIn()
    expect(wizard.values).toBe(before)
    expect(wizard.isSigningIn).toBe(false)
    expect(wizard.signInFailure).toBe('closed')
  })

  it('says nothing of the last failure while the next popup is open', async () => {
    const popup = Promise.withResolvers<SignInResult>()
    const results = [Promise.resolve(closed), popup.promise]
    const wizard = wizardAt({ values: { terms: true }, around: asks(() => results.shift() ?? popup.promise) })
    await wizard.signIn()
    const again = wizard.signIn()
    expect(wizard.signInFailure).toBeNull()
    popup.resolve(signedIn())
    await again
    expect(wizard.signInFailure).toBeNull()
  })

  it('that ends after the step was left changes nothing', async () => {
    const popup = Promise.withResolvers<SignInResult>()
    const wizard = wizardAt({ values: { terms: true }, around: asks(() => popup.promise) })
    const pressed = wizard.signIn()
    wizard.open(1)
    popup.resolve(signedIn())
    await pressed
    expect(wizard.values.sso).toBe(false)
  })

  it.each([
    ['an e-mail', { email: 'ana@correo.example' }],
    ['a password', { password: 'mi-clave-1' }],
  ])('that comes after the customer typed %s takes nothing of theirs', async (_what, typed) => {
    const popup = Promise.withResolvers<SignInResult>()
    const wizard = wizardAt({ values: { terms: true, name: 'Ana' }, around: asks(() => popup.promise) })
    const pressed = wizard.signIn()
    wizard.changeFields(typed)
    const before = wizard.values
    popup.resolve(signedIn())
    await pressed
    expect(wizard.values).toEqual(before)
    expect(wizard.values).toMatchObject({ ...typed, name: 'Ana', sso: false })
    expect(wizard.step).toBe('account')
  })

  it('keeps a name that the customer typed', async () => {
    const wizard = wizardAt({
      values: { terms: true, name: 'Ana', surname: 'Prueba' },
      around: asks(async () => signedIn()),
    })
    await wizard.signIn()
    expect(wizard.values).toMatchObject({ name: 'Ana', surname: 'Prueba', email: lucia.email, sso: true })
  })

  it('opens one popup however often it is pressed', async () => {
    const ask = vi.fn(async () => closed)
    const wizard = wizardAt({ values: { terms: true }, around: asks(ask) })
    await Promise.all([wizard.signIn(), wizard.signIn()])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('can be taken back for an email of one’s own', () => {
    const wizard = wizardAt({ values: { sso: true, email: lucia.email, password: 'abc12345' } })
    wizard.forgetSignIn()
    expect(wizard.values).toMatchObject({ sso: false, email: '', password: '' })
  })
})
