import { useSetAtom } from 'jotai'
import { startTransition, useContext } from 'react'
import { useNavigate } from 'react-router-dom'
import { SignUpContext } from '#state/sign-up-context.ts'
import { type SubmissionResult, submitAtom } from '#state/submit.ts'

/** Contratar, Reintentar and "Comprobar": sends the registration. An accepted one ends the sign-up and leads to the thank-you page. */
export function useContratar(): () => Promise<SubmissionResult> {
  const submit = useSetAtom(submitAtom)
  const navigate = useNavigate()
  const { startOver } = useContext(SignUpContext)
  return async () => {
    const result = await submit()
    if (result.status === 'accepted') {
      const { search } = location
      // Together: nobody sees an empty wizard in between.
      startTransition(() => {
        startOver()
        void navigate({ pathname: '/thank-you', search }, { state: result.registered })
      })
    }
    return result
  }
}
