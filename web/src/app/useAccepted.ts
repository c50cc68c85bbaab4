import { startTransition, useContext, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Registered } from '#state/submit.ts'
import { SignUpContext } from '#wizard/sign-up-context.ts'

/** An accepted registration ends the sign-up and leads to the thank-you page, with the query string of this one. */
export function useAccepted(): (registered: Registered) => void {
  const navigate = useNavigate()
  const { startOver } = useContext(SignUpContext)
  const accept = useRef((_: Registered) => {})
  useEffect(() => {
    accept.current = registered => {
      const { search } = location
      // Together: nobody sees an empty wizard in between.
      startTransition(() => {
        startOver()
        void navigate({ pathname: '/thank-you', search }, { state: registered })
      })
    }
  }, [navigate, startOver])
  return useMemo(() => registered => accept.current(registered), [])
}
