import { useSetAtom } from 'jotai'
import { createContext, useContext } from 'react'
import type { Registered } from '#domain/registered.ts'
import { type SubmissionResult, submitAtom } from '#state/submit.ts'
import { focusField } from '#ui/focus.ts'

interface SignUpEnd {
  /** Ends this sign-up: nothing of the person stays in storage or memory, and the next one begins under a new id. */
  startOver: () => void
  /** As `startOver`, and the page renders again. What is not personal goes to the next sign-up. */
  expire: () => void
  /** The page is being left: nothing of the person stays in storage. */
  clear: () => void
}

/** The end of a sign-up, which the page provides. */
export const SignUpContext = createContext<SignUpEnd>({ startOver: () => {}, expire: () => {}, clear: () => {} })

/** Where an accepted registration leads, which the page provides. */
export const AcceptedContext = createContext<(registered: Registered) => void>(() => {})

/** The field for the password that a reload lost: see UnknownRegistration. */
export const lostPasswordId = 'unknown-password'

/** Contratar, Reintentar and "Comprobarlo ahora": sends the registration, and opens the thank-you page once it is accepted. */
export function useSubmit(): () => Promise<SubmissionResult> {
  const submit = useSetAtom(submitAtom)
  const accept = useContext(AcceptedContext)
  return async () => {
    const result = await submit()
    if (result.status === 'accepted') accept(result.registered)
    if (result.status === 'passwordMissing') focusField(lostPasswordId)
    return result
  }
}
