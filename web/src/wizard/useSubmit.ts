import { useSetAtom } from 'jotai'
import { useContext } from 'react'
import { type SubmissionResult, submitAtom } from '#state/submit.ts'
import { focusField } from '#ui/focus.ts'
import { AcceptedContext } from './sign-up-context.ts'

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
