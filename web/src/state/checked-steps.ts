import { atom } from 'jotai'
import type { FormValues } from '#domain/form-values.ts'
import type { Step, StepId } from '#steps/define-step.ts'
import { differsIn, formValuesAtom } from './form-values.ts'

/** The values each step had when its check passed. */
const checked = atom<ReadonlyMap<StepId, FormValues>>(new Map())

/** These steps' checks passed with the present values. */
export const markCheckedAtom = atom(null, (get, set, steps: readonly Step[]) => {
  const values = get(formValuesAtom)
  set(checked, new Map([...get(checked), ...steps.map(({ id }) => [id, values] as const)]))
})

/** Tells whether a step is still as it was when its check passed, so that one may go past it. */
export const isSettledAtom = atom(get => {
  const values = get(formValuesAtom)
  const snapshots = get(checked)
  return (step: Step) => {
    const then = snapshots.get(step.id)
    return (
      then !== undefined &&
      step.problems(values).length === 0 &&
      !step.fields.some(field => differsIn(field, then, values))
    )
  }
})
