import { answersAtom, updateAnswersAtom } from './answers.ts'
import { idleAtom } from './idle.ts'
import { hasUnsavedAtom } from './leave.ts'
import { furthestStepAtom } from './progress.ts'
import { registrationAtom } from './registration.ts'
import type { Store } from './store.ts'
import { lastActiveKey, type TabStorage } from './stored.ts'

/** Keeps the time at which somebody was last seen in this tab, for the case that it is closed and opened again. */
export function writeLastActive(storage: TabStorage, time: number): void {
  try {
    storage.setItem(lastActiveKey, String(time))
  } catch {
    // Where nothing can be stored nothing of the person is stored either.
  }
}

/** That time, in milliseconds since 1970. `now` where nobody knows it, or where it lies ahead because a clock was changed. */
export function readLastActive(storage: Pick<TabStorage, 'getItem'>, now: number): number {
  try {
    const kept = Number.parseInt(storage.getItem(lastActiveKey) ?? '', 10)
    return kept < now ? kept : now
  } catch {
    return now
  }
}

/** Takes to an empty sign-up what says nothing about the person: the campaign, and how far the steps were. */
export function carryImpersonal(from: Store, to: Store): void {
  const { campaign } = from.get(answersAtom)
  to.set(updateAnswersAtom, answers => ({ ...answers, campaign }))
  to.set(furthestStepAtom, from.get(furthestStepAtom))
  const isOutcomeUnknown = from.get(registrationAtom).status === 'unknown'
  if (from.get(hasUnsavedAtom)) to.set(idleAtom, { status: 'expired', isOutcomeUnknown })
}
