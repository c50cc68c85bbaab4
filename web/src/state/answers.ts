import { type Atom, atom } from 'jotai'
import { consentText } from '#api/consent-text.ts'
import { type Answers, noAnswers, type Origin } from '#domain/answers.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { stampConsents } from '#domain/consents.ts'
import type { FormField, FormValues, SpecifiedValues } from '#domain/form-values.ts'
import { openConflict, originOf, resolveAnswers } from '#domain/resolve-answers.ts'
import { currentLanguage } from '#i18n/create-i18n.ts'
import { isLockedAtom, registrationAtom, renewRefusedRegistrationAtom } from './registration.ts'

const answers = atom<Answers>(noAnswers)

/** All answers, grouped by their origin. */
export const answersAtom = atom(get => get(answers))

/** The values that count now; see `resolveAnswers`. The one thing that forms, review, storage and registration read. */
export const formValuesAtom = atom<FormValues>(get => ({
  ...resolveAnswers(get(answers)),
  UUID: get(registrationAtom).id,
}))

/** What the server or another source adds, also while the form is locked. */
export const updateAnswersAtom = atom(null, (get, set, change: (before: Answers) => Answers) => {
  const now = { at: Date.now(), language: currentLanguage(), textOf: consentText }
  set(answers, stampConsents(change(get(answers)), now))
})

/** What the customer changes, unless the form is locked. After a refusal, other data travel under a new registration id. */
export const editAnswersAtom = atom(null, (get, set, change: (before: Answers) => Answers) => {
  if (get(isLockedAtom)) return
  set(renewRefusedRegistrationAtom)
  set(updateAnswersAtom, change)
})

/** The customer's own words, as a patch. */
export const writeAnswersAtom = atom(null, (_get, set, words: Partial<SpecifiedValues>) =>
  set(editAnswersAtom, before => withCustomerWords(before, words)),
)

/** Whether the register or an invoice contradicts the form, and the customer has not chosen yet. */
export const hasOpenConflictAtom = atom(get => Object.keys(openConflict(get(answers))).length > 0)

const single = new Map<keyof FormValues, Atom<unknown>>()

/** One value of the form. A component that reads it re-renders only when this value changes. */
export function formValueAtom<Name extends keyof FormValues>(name: Name): Atom<FormValues[Name]> {
  const known = single.get(name) ?? atom(get => get(formValuesAtom)[name])
  single.set(name, known)
  return known as Atom<FormValues[Name]>
}

const kinds = new Map<FormField, Atom<Origin['kind']>>()

/** Where the present value of a field came from. */
export function originKindAtom(field: FormField): Atom<Origin['kind']> {
  const known = kinds.get(field) ?? atom(get => originOf(get(answers), field).kind)
  kinds.set(field, known)
  return known
}
