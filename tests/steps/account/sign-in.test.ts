import { describe, expect, it, vi } from 'vitest'
import { formValuesAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { openStepAtom } from '#state/navigate.ts'
import { submitAttemptsAtom } from '#state/validation.ts'
import { verdictsAtom } from '#state/verdicts.ts'
import { emailExistsAtom, forgetSignInAtom, isSigningInAtom, signInAtom } from '#steps/account/sign-in.ts'
import { termsRemindersAtom } from '#steps/account/terms-reminder.ts'
import { answers, dependencies, goodEmail } from '#tests/support/dependencies.ts'
import { openStep, wizardAt } from '#tests/support/wizard.ts'

const lucia = { email: 'lucia.campos@correo.example', name: 'Lucía', surname: 'Campos' }
const api = { validateEmail: goodEmail, createLead: answers({ id: '1' }) }
const asks = (ask: () => Promise<typeof lucia | null>) => dependencies({ api, signIn: { load: async () => {}, ask } })

describe('Social sign-in', () => {
  it('fills email, a random password, name and surname, sets sso and advances §4.8 §9.3', async () => {
    const values = { terms: true, phoneNumber: '612345678' }
    const store = wizardAt({ values, around: asks(async () => lucia) })
    await store.set(signInAtom)
    const { email, password, name, surname, sso } = store.get(formValuesAtom)
    expect({ email, name, surname, sso }).toEqual({ ...lucia, sso: true })
    expect(password).toHaveLength(8)
    expect(openStep(store)).toBe('holder')
  })

  it('asks for the mobile, which no provider tells, before it advances', async () => {
    const store = wizardAt({ values: { terms: true }, around: asks(async () => lucia) })
    await store.set(signInAtom)
    expect(openStep(store)).toBe('account')
    expect(store.get(submitAttemptsAtom)).toBe(1)
    expect(store.get(formValuesAtom).sso).toBe(true)
  })

  it('is blocked without ticked terms, and says so §4.9 §5.13', async () => {
    const ask = vi.fn(async () => lucia)
    const store = wizardAt({ around: asks(ask) })
    await store.set(signInAtom)
    expect(ask).not.toHaveBeenCalled()
    expect(store.get(formValuesAtom).termsError).toBe('error.terms.sso')
    expect(store.get(termsRemindersAtom)).toBe(1)
  })

  it('that comes to nothing changes nothing', async () => {
    const store = wizardAt({ values: { terms: true, email: 'ana@correo.example' }, around: asks(async () => null) })
    const before = store.get(formValuesAtom)
    await store.set(signInAtom)
    expect(store.get(formValuesAtom)).toBe(before)
    expect(store.get(isSigningInAtom)).toBe(false)
  })

  it('that ends after the step was left changes nothing', async () => {
    const popup = Promise.withResolvers<typeof lucia>()
    const store = wizardAt({ values: { terms: true }, around: asks(() => popup.promise) })
    const pressed = store.set(signInAtom)
    store.set(openStepAtom, 1)
    popup.resolve(lucia)
    await pressed
    expect(store.get(formValuesAtom).sso).toBe(false)
  })

  it.each([
    ['an e-mail', { email: 'ana@correo.example' }],
    ['a password', { password: 'mi-clave-1' }],
  ])('that comes after the customer typed %s takes nothing of theirs §own.11', async (_what, typed) => {
    const popup = Promise.withResolvers<typeof lucia>()
    const store = wizardAt({ values: { terms: true, name: 'Ana' }, around: asks(() => popup.promise) })
    const pressed = store.set(signInAtom)
    store.set(changeFieldsAtom, typed)
    const before = store.get(formValuesAtom)
    popup.resolve(lucia)
    await pressed
    expect(store.get(formValuesAtom)).toEqual(before)
    expect(store.get(formValuesAtom)).toMatchObject({ ...typed, name: 'Ana', sso: false })
    expect(openStep(store)).toBe('account')
  })

  it('keeps a name that the customer typed', async () => {
    const store = wizardAt({ values: { terms: true, name: 'Ana', surname: 'Prueba' }, around: asks(async () => lucia) })
    await store.set(signInAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ name: 'Ana', surname: 'Prueba', email: lucia.email, sso: true })
  })

  it('opens one popup however often it is pressed', async () => {
    const ask = vi.fn(async () => null)
    const store = wizardAt({ values: { terms: true }, around: asks(ask) })
    await Promise.all([store.set(signInAtom), store.set(signInAtom)])
    expect(ask).toHaveBeenCalledTimes(1)
  })

  it('keeps names the provider does not know', async () => {
    const values = { terms: true, surname: 'Campos Rueda' }
    const store = wizardAt({ values, around: asks(async () => ({ ...lucia, surname: '' })) })
    await store.set(signInAtom)
    expect(store.get(formValuesAtom).surname).toBe('Campos Rueda')
  })

  it('can be taken back for an email of one’s own', () => {
    const store = wizardAt({ values: { sso: true, email: lucia.email, password: 'abc12345' } })
    store.set(forgetSignInAtom)
    expect(store.get(formValuesAtom)).toMatchObject({ sso: false, email: '', password: '' })
  })

  it('is of no use when the email has an account §4.10', () => {
    const store = wizardAt({ values: { email: lucia.email } })
    expect(store.get(emailExistsAtom)).toBe(false)
    const exists = { field: 'email', error: { key: 'error.email.exists' } } as const
    store.set(verdictsAtom, { account: { subject: { email: lucia.email }, errors: [exists] } })
    expect(store.get(emailExistsAtom)).toBe(true)
  })
})
