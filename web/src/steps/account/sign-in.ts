import { atom } from 'jotai'
import { generatePassword } from '#domain/generated-password.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { formValuesAtom } from '#state/form-values.ts'
import { nextAtom } from '#state/navigate.ts'
import { refusalsAtom } from '#state/problems.ts'
import { stepAtom } from '#state/progress.ts'
import { surroundingsAtom } from '#state/surroundings.ts'
import { refuseSignInAtom } from './terms-asked.ts'

const signing = atom(false)
/** Whether the provider's popup is being waited for. */
export const isSigningInAtom = atom(get => get(signing))

/** An account with this e-mail exists already: signing up by another way makes no sense. */
export const emailExistsAtom = atom(get => get(refusalsAtom).some(({ error }) => error.key === 'error.email.exists'))

/**
 * Signs in socially: fills in what the provider knows and a password nobody has to remember, then goes on as Next does, so
 * that the mobile number, which no provider tells, is still asked for. Needs ticked terms.
 */
export const signInAtom = atom(null, async (get, set) => {
  if (!get(formValuesAtom).terms) return set(refuseSignInAtom)
  if (get(signing)) return
  set(signing, true)
  const step = get(stepAtom)
  const profile = await get(surroundingsAtom).signIn.ask()
  set(signing, false)
  if (!profile || get(stepAtom) !== step) return
  const { name, surname } = get(formValuesAtom)
  set(changeFieldsAtom, {
    email: profile.email,
    password: generatePassword(),
    name: profile.name || name,
    surname: profile.surname || surname,
    sso: true,
  })
  await set(nextAtom)
})

/** Back to signing up with an e-mail and a password of one's own. */
export const forgetSignInAtom = atom(null, (_get, set) => {
  set(changeFieldsAtom, { email: '', password: '', sso: false })
})
