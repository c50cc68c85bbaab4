import { atom } from 'jotai'
import type { FormValues } from '#domain/form-values.ts'
import type { Step, StepId, Verdict } from '#steps/define-step.ts'
import { formValuesAtom } from './answers.ts'

/** What the server said on each step, with the values it was asked about. Kept in storage as well. */
export const verdictsAtom = atom<Partial<Record<StepId, Verdict>>>({})

/** What was already reported for each step, as one text; see `StepReport`. */
export const reportedAtom = atom<Partial<Record<StepId, string>>>({})

/** Whether the server was asked about exactly these values and refused none of them; also true where nothing is asked. */
export function hasPassed(
  { id, check }: Step,
  values: FormValues,
  verdicts: Partial<Record<StepId, Verdict>>,
): boolean {
  const verdict = verdicts[id]
  if (!check) return true
  const isSame = JSON.stringify(verdict?.subject) === JSON.stringify(check.subject(values))
  return isSame && verdict?.errors.length === 0
}

/** Tells whether one may go past a step: it is valid, and its check passed with the present values. */
export const isStepDoneAtom = atom(get => {
  const values = get(formValuesAtom)
  const verdicts = get(verdictsAtom)
  return (step: Step) => step.validate(values).length === 0 && hasPassed(step, values, verdicts)
})
