import { type Atom, atom } from 'jotai'
import { consentText } from '#api/consent-text.ts'
import { type Answers, noAnswers } from '#domain/answers.ts'
import { withCustomerWords } from '#domain/change-answers.ts'
import { stampConsents } from '#domain/consents.ts'
import type { FormField, FormValues, SpecifiedValues } from '#domain/form-values.ts'
import { originOf, resolveAnswers } from '#domain/resolve-answers.ts'
import { currentLanguage } from '#i18n/create-i18n.ts'
import { isLockedAtom, registrationAtom, renewRegistrationAtom } from './registration.ts'

const answers = atom<Answers>(noAnswers)

/** All answers, grouped by their origin. */
export const answersAtom = atom(get => get(answers))

/** The values that count now; see `resolveAnswers`. The one thing that forms, review, storage and registration read. */
export const formValuesAtom = atom<FormValues>(get => ({
  ...resolveAnswers(get(answers)),
  UUID: get(registrationAtom).id,
}))

/** How the answers change. */
export type Change = (before: Answers) => Answers

/** What the server or another source adds, also while the form is locked. */
export const updateAnswersAtom = atom(null, (get, set, change: Change) => {
  const now = { at: Date.now(), language: currentLanguage(), textOf: consentText }
  set(answers, stampConsents(change(get(answers)), now))
})

/** What the customer changes, unless the form is locked. After a refusal, other data travel under a new registration id. */
export const editAnswersAtom = atom(null, (get, set, change: Change) => {
  if (get(isLockedAtom)) return
  if (get(registrationAtom).status === 'refused') set(renewRegistrationAtom)
  set(updateAnswersAtom, change)
})

/** The customer's own words, as a patch. */
export const writeAnswersAtom = atom(null, (_get, set, words: Partial<SpecifiedValues>) =>
  set(editAnswersAtom, before => withCustomerWords(before, words)),
)

/** One atom for each field, made when it is first asked for. */
function byField<Field, Value>(create: (field: Field) => Atom<Value>) {
  const known = new Map<Field, Atom<Value>>()
  return (field: Field) => {
    const made = known.get(field) ?? create(field)
    known.set(field, made)
    return made
  }
}

/** One value of the form. A component that reads it re-renders only when this value changes. */
export const formValueAtom = byField((name: keyof FormValues) => atom(get => get(formValuesAtom)[name])) as <
  Name extends keyof FormValues,
>(
  name: Name,
) => Atom<FormValues[Name]>

/** Where the present value of a field came from. */
export const originKindAtom = byField((field: FormField) => atom(get => originOf(get(answers), field).kind))
