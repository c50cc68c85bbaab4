import { atom } from 'jotai'
import { formValuesAtom, writeAnswersAtom } from '#state/answers.ts'
import { refusedNextsAtom } from '#state/validation.ts'

const refusedSignIn = atom(0)

/** How often Next or the social sign-in was pressed while the terms were unticked. */
export const termsRemindersAtom = atom(get =>
  get(formValuesAtom).termsError === '' ? 0 : get(refusedNextsAtom) + get(refusedSignIn),
)

/** The social sign-in was pressed without ticked terms. */
export const refuseSignInAtom = atom(null, (get, set) => {
  set(writeAnswersAtom, { termsError: 'error.terms.sso' })
  set(refusedSignIn, get(refusedSignIn) + 1)
})
