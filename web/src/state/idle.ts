import { atom } from 'jotai'
import { answersAtom, updateAnswersAtom } from './answers.ts'
import { hasUnsavedAtom } from './leave.ts'
import { furthestStepAtom } from './progress.ts'
import { registrationAtom } from './registration.ts'
import { lastActiveKey, type Store, type TabStorage } from './stored.ts'

/** Whether the customer is active: `warning` says when the answers will be deleted, in milliseconds since 1970; `expired`, that they were. */
export type Idle =
  | { status: 'active' }
  | { status: 'warning'; endsAt: number }
  /** `isOutcomeUnknown`: they had been sent, and it is unknown whether they arrived. */
  | { status: 'expired'; isOutcomeUnknown: boolean }

export const idleAtom = atom<Idle>({ status: 'active' })

/** Keeps the time of the last activity in this tab, for the case that it is closed and opened again. */
export function writeLastActive(storage: TabStorage, time: number): void {
  storage.setItem(lastActiveKey, String(time))
}

/** That time, in milliseconds since 1970; `now` where it is unknown, or ahead because a clock was changed. */
export function readLastActive(storage: Pick<TabStorage, 'getItem'>, now: number): number {
  const kept = Number.parseInt(storage.getItem(lastActiveKey) ?? '', 10)
  return kept < now ? kept : now
}

/** Copies to an empty sign-up what is not personal: the campaign, and how far the steps were. */
export function carryImpersonal(from: Store, to: Store): void {
  const { campaign } = from.get(answersAtom)
  to.set(updateAnswersAtom, answers => ({ ...answers, campaign }))
  to.set(furthestStepAtom, from.get(furthestStepAtom))
  const isOutcomeUnknown = from.get(registrationAtom).status === 'unknown'
  if (from.get(hasUnsavedAtom)) to.set(idleAtom, { status: 'expired', isOutcomeUnknown })
}
