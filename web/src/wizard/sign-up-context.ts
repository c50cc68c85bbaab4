import { createContext } from 'react'
import type { Store } from '#state/stored.ts'
import type { Registered } from '#state/submit.ts'

interface SignUpEnd {
  /** Ends this sign-up: nothing of the person stays in storage or memory, and the next one begins under an id of its own. */
  startOver: () => void
  /** As `startOver`, and the page is rendered anew. `carry` takes to the next sign-up what says nothing about the person. */
  expire: (carry: (from: Store, to: Store) => void) => void
  /** The page is being left: nothing of the person stays in storage. */
  clear: () => void
}

/** The end of a sign-up, which the page provides. */
export const SignUpContext = createContext<SignUpEnd>({ startOver: () => {}, expire: () => {}, clear: () => {} })

/** Where an accepted registration leads, which the page provides. */
export const AcceptedContext = createContext<(registered: Registered) => void>(() => {})
