import { atom } from 'jotai'
import { withCustomerWords } from '#domain/change-answers.ts'
import type { FormField, SpecifiedValues } from '#domain/form-values.ts'
import { defaultDebounceMs } from '#domain/limits.ts'
import { type Change, editAnswersAtom, formValuesAtom } from './answers.ts'
import { isLockedAtom } from './registration.ts'
import { shownErrorsAtom, touchedAtom } from './validation.ts'

/** The pause timers of this store, one a field. */
const timersAtom = atom(() => new Map<FormField, ReturnType<typeof setTimeout>>())

function stopTimer(timers: Map<FormField, ReturnType<typeof setTimeout>>, field: FormField) {
  clearTimeout(timers.get(field))
  timers.delete(field)
}

/** The customer typed or chose something. */
export const changeFieldsAtom = atom(null, (_get, set, words: Partial<SpecifiedValues>) =>
  set(changeAnswersAtom, Object.keys(words) as FormField[], before => withCustomerWords(before, words)),
)

/** The customer changed these fields. An error appears once its field is left or a pause passes; a shown one stays until it is right. */
export const changeAnswersAtom = atom(null, (get, set, changed: readonly FormField[], change: Change) => {
  if (get(isLockedAtom)) return
  const timers = get(timersAtom)
  const shown = new Set<FormField>(get(shownErrorsAtom).map(problem => problem.field))
  set(touchedAtom, new Set([...get(touchedAtom)].filter(field => !changed.includes(field) || shown.has(field))))
  const before = get(formValuesAtom)
  set(editAnswersAtom, change)
  const after = get(formValuesAtom)
  for (const field of changed) {
    stopTimer(timers, field)
    if (after[field] === before[field]) continue
    timers.set(
      field,
      setTimeout(() => set(touchFieldAtom, field), defaultDebounceMs),
    )
  }
})

/** The customer left the field: what is wrong with it may be shown from now on. */
export const touchFieldAtom = atom(null, (get, set, field: FormField) => {
  stopTimer(get(timersAtom), field)
  set(touchedAtom, new Set([...get(touchedAtom), field]))
})
