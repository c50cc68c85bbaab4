import { useAtomValue, useStore } from 'jotai'
import { startTransition, useCallback, useContext, useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { whenIdle } from '#integrations/when-idle.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'
import type { Registered } from '#state/submit.ts'
import { AcceptedContext, SignUpContext } from '#wizard/sign-up-context.ts'
import { Wizard } from '#wizard/Wizard.tsx'
import { adoptPreHydrationInput } from './pre-hydration.ts'
import { useStepHistory } from './useStepHistory.ts'

// The same element each time: an entry of the history does not render the wizard again.
const wizard = <Wizard />

/** The wizard as a page: its steps in the browser's history, and the way to the thank-you page. */
export function WizardPage() {
  const store = useStore()
  useStepHistory()
  usePreloadSubmission()
  useEffect(() => adoptPreHydrationInput(store), [store])
  return <AcceptedContext value={useAccepted()}>{wizard}</AcceptedContext>
}

/** An accepted registration ends the sign-up and leads to the thank-you page, with the query string of this one. */
function useAccepted(): (registered: Registered) => void {
  const navigate = useNavigate()
  const { startOver } = useContext(SignUpContext)
  return useCallback(
    registered =>
      // Together: no empty wizard is seen in between.
      startTransition(() => {
        startOver()
        void navigate({ pathname: '/thank-you', search: location.search }, { state: registered })
      }),
    [navigate, startOver],
  )
}

/** Loads what Contratar and the page after it need while the last step is filled in. What fails is loaded when it is needed. */
function usePreloadSubmission(): void {
  const isLast = useAtomValue(currentStepAtom) === lastStep
  useEffect(() => {
    if (isLast)
      return whenIdle(
        () => void Promise.allSettled([import('#domain/phone-rules.ts'), import('#pages/ThankYouPage.tsx')]),
      )
  }, [isLast])
}
