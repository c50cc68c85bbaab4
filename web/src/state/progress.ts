import { atom } from 'jotai'
import type { Step } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'

const current = atom(0)

/** Index of the step that is open, 0 to steps − 1. Opening a step further on than ever before moves the furthest along. */
export const currentStepAtom = atom(
  get => get(current),
  (get, set, index: number) => {
    set(current, index)
    if (index > get(furthestStepAtom)) set(furthestStepAtom, index)
  },
)

/** Index of the furthest step the customer has reached: everything before it was completed once. */
export const furthestStepAtom = atom(0)

/** The open step's object. */
export const stepAtom = atom<Step>(get => stepAt(get(current)))

/** The step at an index. Throws a RangeError outside the registry. */
export function stepAt(index: number): Step {
  const step = steps[index]
  if (!step) throw new RangeError(`There is no step ${index}`)
  return step
}

/** Index of the last step, whose Next is Contratar. */
export const lastStep = steps.length - 1
