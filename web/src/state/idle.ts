import { atom } from 'jotai'

/** Whether the customer is active: `warning` says when the answers will be deleted, in milliseconds since 1970; `expired`, that they were. */
export type Idle =
  | { status: 'active' }
  | { status: 'warning'; endsAt: number }
  /** `isOutcomeUnknown`: they had been sent, and it is unknown whether they arrived. */
  | { status: 'expired'; isOutcomeUnknown: boolean }

export const idleAtom = atom<Idle>({ status: 'active' })
