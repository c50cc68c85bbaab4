import { atom } from 'jotai'

/** Whether somebody is there: `warning` says when the answers go, in milliseconds since 1970; `expired`, that they are gone. */
export type Idle =
  | { status: 'active' }
  | { status: 'warning'; endsAt: number }
  /** `isOutcomeUnknown`: they had been sent, and nobody knows whether they arrived. */
  | { status: 'expired'; isOutcomeUnknown: boolean }

export const idleAtom = atom<Idle>({ status: 'active' })
