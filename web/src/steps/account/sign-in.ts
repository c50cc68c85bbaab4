import { atom } from 'jotai'
import type { Answers } from '#domain/answers.ts'
import { generatePassword } from '#domain/generated-password.ts'
import type { SignInFailure } from '#integrations/social-sign-in.ts'
import { answersAtom, editAnswersAtom, formValuesAtom, writeAnswersAtom } from '#state/answers.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { nextAtom } from '#state/navigate.ts'
import { stepAtom } from '#state/progress.ts'
import { localErrorsAtom, refusalsAtom, refusedNextsAtom } from '#state/validation.ts'
import type { LabelledField } from '../define-step.ts'

/** Whether the provider's popup is being waited for, or why the last one failed. */
export const signInStatusAtom = atom<'idle' | 'asking' | SignInFailure>('idle')

/** An account with this e-mail exists already: signing up in another way makes no sense. */
export const emailExistsAtom = atom(get => get(refusalsAtom).some(({ error }) => error.key === 'error.email.exists'))

/**
 * Signs in socially, then goes on as Next does. Needs ticked terms. What the customer typed while the popup was open wins over
 * the profile. Resolves to the field that is still missing: no provider tells the mobile number.
 */
export const signInAtom = atom(null, async (get, set): Promise<LabelledField | undefined> => {
  if (!get(formValuesAtom).terms) {
    set(writeAnswersAtom, { termsError: 'error.terms.sso' })
    set(refusedSignIn, get(refusedSignIn) + 1)
    return 'terms'
  }
  if (get(signInStatusAtom) === 'asking') return
  set(signInStatusAtom, 'asking')
  const step = get(stepAtom)
  const typed = accountWords(get(answersAtom))
  const result = await get(dependenciesAtom).signIn.ask()
  set(signInStatusAtom, result.status === 'failed' ? result.reason : 'idle')
  if (result.status === 'failed' || get(stepAtom) !== step || accountWords(get(answersAtom)) !== typed) return
  set(editAnswersAtom, before => ({ ...before, profile: { ...result.profile, password: generatePassword() } }))
  const [missing] = get(localErrorsAtom)
  if (missing) return missing.field
  await set(nextAtom)
})

function accountWords({ customer }: Answers): string {
  return JSON.stringify([customer.email, customer.password])
}

/** Back to sign-up with an e-mail and a password. */
export const forgetSignInAtom = atom(null, (_get, set) => {
  set(editAnswersAtom, before => ({ ...before, profile: undefined }))
})

const refusedSignIn = atom(0)

/** How often Next or the social sign-in was pressed while the terms were unticked. */
export const termsRemindersAtom = atom(get =>
  get(formValuesAtom).termsError === '' ? 0 : get(refusedNextsAtom) + get(refusedSignIn),
)
