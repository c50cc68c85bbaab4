import { atom } from 'jotai'
import type { Text } from '#i18n/text-key.ts'
import type { CheckOutcome, Step, StepId } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { isSettledAtom, markCheckedAtom } from './checked-steps.ts'
import { formValuesAtom } from './form-values.ts'
import { intendLeaveAtom } from './leave.ts'
import {
  detourAtom,
  forgetRefusalsAtom,
  localProblemsAtom,
  problemsAtom,
  refusalsAtom,
  refusedNextAtom,
  touchedAtom,
} from './problems.ts'
import { currentStepAtom, furthestStepAtom, lastStep, stepAt, stepAtom } from './progress.ts'
import { submitAtom } from './submit.ts'
import { surroundingsAtom } from './surroundings.ts'
import { trackStepAtom } from './track-step.ts'

/** Where the check of the open step stands. */
export type Checking = { is: 'idle' } | { is: 'checking'; abort: AbortController } | { is: 'failed'; error: Text }

const checking = atom<Checking>({ is: 'idle' })
/** Whether Next is being checked, and what was said when the check itself failed. */
export const checkingAtom = atom(get => get(checking))

type Drawing = (change: () => void) => void
const atOnce: Drawing = change => change()

/** Opens a step: what was asked or shown on the one that is left ends with it. */
export const openStepAtom = atom(null, (get, set, index: number) => {
  const now = get(checking)
  if (now.is === 'checking') now.abort.abort()
  set(checking, { is: 'idle' })
  set(refusedNextAtom, 0)
  set(touchedAtom, new Set())
  set(currentStepAtom, index)
})

/** Opens the step of this name: the review before Contratar leads to what is to be mended. */
export const editStepAtom = atom(null, (_get, set, id: StepId) =>
  set(
    openStepAtom,
    steps.findIndex(step => step.id === id),
  ),
)

/** Back to the step before; always allowed. */
export const backAtom = atom(null, (get, set) => {
  const index = get(currentStepAtom)
  if (index > 0) set(openStepAtom, index - 1)
})

/** Shows every problem of the open step and moves focus to the summary of them. */
const refuseNextAtom = atom(null, (get, set) => {
  set(formValuesAtom, get(stepAtom).refused?.(get(formValuesAtom)) ?? {})
  set(touchedAtom, new Set([...get(touchedAtom), ...get(problemsAtom).map(problem => problem.field)]))
  set(refusedNextAtom, get(refusedNextAtom) + 1)
})

/**
 * Next, or Contratar on the last step: says what is missing, or checks and moves on. A refusal of the server alone is asked
 * about again, for it may have changed its mind. Pressing again while a check runs does nothing; an answer that arrives
 * after the step was left changes nothing. `draw`: how another step comes to be drawn, React's `startTransition` for one.
 */
export const nextAtom = atom(null, async (get, set, draw: Drawing = atOnce) => {
  if (get(checking).is === 'checking') return
  if (get(localProblemsAtom).length > 0) return set(refuseNextAtom)
  const detour = get(detourAtom)
  if (detour) {
    if (!detour.inNewTab) set(intendLeaveAtom)
    window.open(detour.url, detour.inNewTab ? '_blank' : '_self', 'noopener')
    return
  }
  const abort = new AbortController()
  set(checking, { is: 'checking', abort })
  set(forgetRefusalsAtom)
  const outcome = await ask(get(stepAtom))
  if (abort.signal.aborted) return
  const isLast = get(currentStepAtom) === lastStep
  if (outcome.is !== 'passed' || isLast) set(checking, outcome.is === 'failed' ? outcome : { is: 'idle' })
  if (outcome.is === 'passed') {
    if (outcome.values) set(formValuesAtom, outcome.values)
    set(markCheckedAtom, [get(stepAtom)])
    set(trackStepAtom, 'next')
    if (isLast) await set(submitAtom)
    else draw(() => set(moveOnAtom))
  } else if (outcome.is === 'refused') {
    set(refusalsAtom, outcome.problems)
    set(refuseNextAtom)
  }

  async function ask(step: Step): Promise<CheckOutcome> {
    if (!step.check) return { is: 'passed' }
    try {
      return await step.check(get(formValuesAtom), get(surroundingsAtom), abort.signal)
    } catch (error) {
      if (abort.signal.aborted) return { is: 'passed' }
      set(checking, { is: 'idle' })
      throw error
    }
  }
})

/** To the furthest step, past those that are settled. */
const moveOnAtom = atom(null, (get, set) => {
  let next = get(currentStepAtom) + 1
  while (next < get(furthestStepAtom) && get(isSettledAtom)(stepAt(next))) next += 1
  set(openStepAtom, next)
})

/**
 * The browser's Back or Forward asks for a step. Forward leads past settled steps only; else Next is pressed instead, and
 * the answer is false.
 */
export const walkToAtom = atom(null, (get, set, asked: number): boolean => {
  const current = get(currentStepAtom)
  let reached = Math.min(asked, current)
  while (reached < asked && get(isSettledAtom)(stepAt(reached))) reached += 1
  if (reached === asked) {
    set(openStepAtom, asked)
    return true
  }
  void set(nextAtom)
  return false
})
