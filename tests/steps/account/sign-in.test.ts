import { expect, it, vi } from 'vitest'
import type { SignInResult } from '#integrations/social-sign-in.ts'
import { dependencies } from '#tests/support/dependencies.ts'
import { wizardAt } from '#tests/support/wizard.ts'

const closed: SignInResult = { status: 'failed', reason: 'closed' }
const lucia = { email: 'lucia.campos@correo.example', name: 'Lucía', surname: 'Campos' }
const signedIn: SignInResult = { status: 'signed-in', profile: lucia }

/** The wizard with ticked terms, whose popups end with these results. */
function opened(values = {}, ...results: (SignInResult | Promise<SignInResult>)[]) {
  const ask = vi.fn(async () => results.shift() ?? closed)
  const around = dependencies({ signIn: { load: async () => {}, ask } })
  return { wizard: wizardAt({ values: { terms: true, ...values }, around }), ask }
}

it('A sign-in fills email, a random password, name and surname, sets sso and advances §4.8 §9.3', async () => {
  const { wizard } = opened({ phoneNumber: '612345678' }, signedIn)
  await wizard.signIn()
  expect(wizard.values).toMatchObject({ ...lucia, sso: true })
  expect(wizard.values.password).toHaveLength(8)
  expect(wizard.step).toBe('holder')
})

it('A sign-in asks for the mobile, which no provider tells, before it advances, and shows no error', async () => {
  const { wizard } = opened({}, signedIn)
  expect(await wizard.signIn()).toBe('phoneNumber')
  expect([wizard.step, wizard.refusedNexts, wizard.values.sso]).toEqual(['account', 0, true])
})

it('A sign-in is blocked without ticked terms, and says so §4.9 §5.13', async () => {
  const { wizard, ask } = opened({ terms: false }, signedIn)
  await wizard.signIn()
  expect(ask).not.toHaveBeenCalled()
  expect([wizard.values.termsError, wizard.termsReminders]).toEqual(['error.terms.sso', 1])
})

it('A sign-in that fails changes nothing, and its reason goes with the next popup', async () => {
  const popup = Promise.withResolvers<SignInResult>()
  const { wizard } = opened({ email: 'ana@correo.example' }, closed, popup.promise)
  const before = wizard.values
  await wizard.signIn()
  expect([wizard.values, wizard.signInStatus]).toEqual([before, 'closed'])
  const again = wizard.signIn()
  expect(wizard.signInStatus).toBe('asking')
  popup.resolve(signedIn)
  await again
  expect(wizard.signInStatus).toBe('idle')
})

it('Presses while the popup is open open no other one', async () => {
  const { wizard, ask } = opened()
  await Promise.all([wizard.signIn(), wizard.signIn()])
  expect(ask).toHaveBeenCalledTimes(1)
})

it.each<[string, (wizard: ReturnType<typeof wizardAt>) => void]>([
  ['left the step', wizard => wizard.openStep(1)],
  ['typed an e-mail', wizard => wizard.changeFields({ email: 'ana@correo.example' })],
  ['typed a password', wizard => wizard.changeFields({ password: 'mi-clave-1' })],
])('A sign-in that ends after the customer %s changes nothing', async (_what, act) => {
  const popup = Promise.withResolvers<SignInResult>()
  const { wizard } = opened({ name: 'Ana' }, popup.promise)
  const pressed = wizard.signIn()
  act(wizard)
  const { values, step } = wizard
  popup.resolve(signedIn)
  await pressed
  expect([wizard.values, wizard.step]).toEqual([values, step])
})

it('A sign-in keeps a name that the customer typed', async () => {
  const { wizard } = opened({ name: 'Ana', surname: 'Prueba' }, signedIn)
  await wizard.signIn()
  expect(wizard.values).toMatchObject({ name: 'Ana', surname: 'Prueba', email: lucia.email, sso: true })
})
