import { useAtomValue, useStore } from 'jotai'
import { startTransition, useContext, useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadPhoneRules } from '#domain/load-phone-rules.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'
import type { Registered } from '#state/submit.ts'
import { AcceptedContext, SignUpContext } from '#wizard/sign-up-context.ts'
import { Wizard } from '#wizard/Wizard.tsx'
import { adoptPreHydrationInput } from './pre-hydration.ts'
import { useStepHistory } from './useStepHistory.ts'

/** The wizard as a page: its steps in the browser's history, and the way to the thank-you page. */
export function WizardPage() {
  return (
    <AcceptedContext value={useAccepted()}>
      <Wizard />
      <WizardPageEffects />
    </AcceptedContext>
  )
}

/** A component of its own, so that an entry of the history does not render the wizard again. */
function WizardPageEffects() {
  useStepHistory()
  usePreloadSubmission()
  const store = useStore()
  useEffect(() => adoptPreHydrationInput(store), [store])
  return null
}

/** An accepted registration ends the sign-up and leads to the thank-you page, with the query string of this one. */
function useAccepted(): (registered: Registered) => void {
  const navigate = useNavigate()
  const { startOver } = useContext(SignUpContext)
  const accept = useRef((_: Registered) => {})
  useEffect(() => {
    accept.current = registered => {
      const { search } = location
      // Together: no empty wizard is seen in between.
      startTransition(() => {
        startOver()
        void navigate({ pathname: '/thank-you', search }, { state: registered })
      })
    }
  }, [navigate, startOver])
  return useMemo(() => registered => accept.current(registered), [])
}

/** Loads what Contratar and the page after it need while the last step is filled in. What fails is loaded when it is needed. */
function usePreloadSubmission(): void {
  const isLast = useAtomValue(currentStepAtom) === lastStep
  useEffect(() => {
    if (isLast) return whenIdle(() => void Promise.allSettled([loadPhoneRules(), import('#pages/ThankYouPage.tsx')]))
  }, [isLast])
}
