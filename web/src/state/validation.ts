import { atom } from 'jotai'
import type { FormField } from '#domain/form-values.ts'
import type { NextOverride, ValidationError } from '#steps/define-step.ts'
import { formValuesAtom } from './answers.ts'
import { dependenciesAtom } from './dependencies.ts'
import { stepAtom } from './progress.ts'
import { verdictsAtom } from './verdicts.ts'

/** What the server refused on the open step, as long as the refused values are unchanged. */
export const refusalsAtom = atom(get => {
  const { id, check } = get(stepAtom)
  const verdict = get(verdictsAtom)[id]
  if (!check || !verdict) return []
  const subject = check.subject(get(formValuesAtom))
  return verdict.errors.filter(({ field }) => subject[field] === verdict.subject[field])
})

/** Counts rules that were loaded late (phone metadata, IBAN tables): validity is computed again when one arrives. */
export const rulesLoadedAtom = atom(0)

/** What is missing or wrong on the open step by the rules the browser knows. */
export const localErrorsAtom = atom<ValidationError[]>(get => {
  get(rulesLoadedAtom)
  return get(stepAtom).validate(get(formValuesAtom))
})

/** Why the open step is not valid: at most one error for each field, in the order of the screen. */
export const validationErrorsAtom = atom<ValidationError[]>(get => {
  const { fields } = get(stepAtom)
  const local = get(localErrorsAtom)
  const known = new Set(local.map(problem => problem.field))
  const fromServer = get(refusalsAtom).filter(refusal => !known.has(refusal.field))
  const place = (problem: ValidationError) => fields.indexOf(problem.field)
  return [...local, ...fromServer].sort((one, other) => place(one) - place(other))
})

/** Whether the open step is not valid yet. A component that reads only this does not re-render with every letter. */
export const hasErrorsAtom = atom(get => get(validationErrorsAtom).length > 0)

/** Where Next leads now, if not to the next step. */
export const nextOverrideAtom = atom<NextOverride | undefined>(get => {
  const refused = get(refusalsAtom)
  return refused.length > 0 ? get(stepAtom).nextOverride?.(refused, get(dependenciesAtom)) : undefined
})

/** Fields whose error may be shown: the customer left them, paused in them, or pressed Next too early. */
export const touchedAtom = atom<ReadonlySet<FormField>>(new Set<FormField>())

/** These fields are asked about again: nothing was done wrong in them yet. */
export const untouchAtom = atom(null, (get, set, fields: readonly FormField[]) =>
  set(touchedAtom, new Set([...get(touchedAtom)].filter(field => !fields.includes(field)))),
)

/** The errors that are shown right now. */
export const shownErrorsAtom = atom(get =>
  get(validationErrorsAtom).filter(problem => get(touchedAtom).has(problem.field)),
)

/** Whether any error is shown. */
export const hasShownErrorsAtom = atom(get => get(shownErrorsAtom).length > 0)

/** How often Next was refused on the open step. 0: no summary is shown; each further one focuses the summary again. */
export const refusedNextsAtom = atom(0)
