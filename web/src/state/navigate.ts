import { atom } from 'jotai'
import type { MessageKey } from '#i18n/message.ts'
import { steps } from '#steps/index.ts'
import { formValuesAtom, writeAnswersAtom } from './answers.ts'
import { leavingAtom } from './leave.ts'
import { currentStepAtom, furthestStepAtom, lastStep, stepAt, stepAtom } from './progress.ts'
import { isLockedAtom, isSubmittingAtom, registrationAtom, stepCheckAtom } from './registration.ts'
import { checkStepAtom, trackStepAtom } from './step-check.ts'
import { localErrorsAtom, nextOverrideAtom, refusedNextsAtom, touchedAtom, validationErrorsAtom } from './validation.ts'
import { isStepDoneAtom } from './verdicts.ts'

type Drawing = (change: () => void) => void
const atOnce: Drawing = change => change()

/** Opens a step: what was asked or shown on the one that is left ends with it. While the registration is being sent nothing opens. */
export const openStepAtom = atom(null, (get, set, index: number) => {
  const check = get(stepCheckAtom)
  if (get(isSubmittingAtom) && check.status !== 'checking') return
  if (check.status === 'checking') check.controller.abort()
  set(stepCheckAtom, { status: 'idle' })
  set(refusedNextsAtom, 0)
  set(touchedAtom, new Set())
  set(currentStepAtom, index)
})

/** Back to the step before; always allowed. */
export const backAtom = atom(null, (get, set) => {
  const index = get(currentStepAtom)
  if (index > 0) set(openStepAtom, index - 1)
})

/** Shows every problem of the open step and moves focus to the summary of them. */
export const refuseNextAtom = atom(null, (get, set) => {
  const words = get(stepAtom).valuesAfterRefusal?.(get(formValuesAtom))
  if (words) set(writeAnswersAtom, words)
  set(touchedAtom, new Set([...get(touchedAtom), ...get(validationErrorsAtom).map(problem => problem.field)]))
  set(refusedNextsAtom, get(refusedNextsAtom) + 1)
})

/** Next on any step but the last: says what is missing, or checks and moves on. `draw`: React's `startTransition`, for one. */
export const nextAtom = atom(null, async (get, set, draw: Drawing = atOnce) => {
  const step = get(stepAtom)
  if (get(isLockedAtom)) {
    // The data of a registration whose outcome is unknown can be read, not changed: nothing is checked again.
    if (get(registrationAtom).status === 'unknown') draw(() => set(moveOnAtom))
    return
  }
  if (get(awaitedAtom)) return
  const pending = get(beforeNextAtom)?.finish()
  if (pending && !(await set(awaitAtom, pending))) return
  if (get(localErrorsAtom).length > 0) return set(refuseNextAtom)
  const override = get(nextOverrideAtom)
  if (override) {
    if (!override.inNewTab) set(leavingAtom, 'leaving')
    window.open(override.url, override.inNewTab ? '_blank' : '_self', 'noopener')
    return
  }
  const result = await set(checkStepAtom, step, get(formValuesAtom))
  if (result === 'refused') return set(refuseNextAtom)
  if (result !== 'passed') return
  set(trackStepAtom, 'next')
  draw(() => set(moveOnAtom))
})

/** Whether Next goes on after what it waited for: not if the step was left meanwhile. */
const awaitAtom = atom(null, async (get, set, pending: Pending): Promise<boolean> => {
  const step = get(stepAtom)
  set(awaitedAtom, pending)
  const goesOn = await pending.result
  set(awaitedAtom, null)
  return goesOn && get(stepAtom) === step
})

/** Whether Next leads back to the review before Contratar, from where the customer went to correct something. */
export const leadsToReviewAtom = atom(get => {
  const current = get(currentStepAtom)
  if (current === lastStep || get(furthestStepAtom) < lastStep) return false
  return steps.slice(current + 1, lastStep).every(get(isStepDoneAtom))
})

/** Opens the next step that is not finished, or the furthest one. */
const moveOnAtom = atom(null, (get, set) => {
  let next = get(currentStepAtom) + 1
  while (next < get(furthestStepAtom) && get(isStepDoneAtom)(stepAt(next))) next += 1
  set(openStepAtom, next)
})

/** The browser's Back or Forward. Forward past a step that is not done presses Next instead, and returns false. */
export const goToStepAtom = atom(null, (get, set, asked: number): boolean => {
  if (get(isSubmittingAtom)) return false
  const current = get(currentStepAtom)
  let reached = Math.min(asked, current)
  while (reached < asked && get(isStepDoneAtom)(stepAt(reached))) reached += 1
  if (reached === asked) {
    set(openStepAtom, asked)
    return true
  }
  void set(nextAtom)
  return false
})

/** What the page does for the customer before Next judges the step. `result`: whether Next goes on afterwards. */
export interface Pending {
  label: MessageKey
  result: Promise<boolean>
}

/** Starts, or joins, what the open form has to finish before Next: a bill being read, a CUPS to be validated. Null: nothing. */
export const beforeNextAtom = atom<{ finish: () => Pending | null } | null>(null)

/** What Next is waiting for. */
export const awaitedAtom = atom<Pending | null>(null)
