import { createContext } from 'react'
import type { Store } from '#state/stored.ts'
import type { Registered } from '#state/submit.ts'

interface SignUpEnd {
  /** Ends this sign-up: nothing of the person stays in storage or memory, and the next one begins under a new id. */
  startOver: () => void
  /** As `startOver`, and the page renders again. `carry` copies what is not personal to the next sign-up. */
  expire: (carry: (from: Store, to: Store) => void) => void
  /** The page is being left: nothing of the person stays in storage. */
  clear: () => void
}

/** The end of a sign-up, which the page provides. */
export const SignUpContext = createContext<SignUpEnd>({ startOver: () => {}, expire: () => {}, clear: () => {} })

/** Where an accepted registration leads, which the page provides. */
export const AcceptedContext = createContext<(registered: Registered) => void>(() => {})
