import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { startTransition, useCallback, useContext, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import type { Registered } from '#domain/registered.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { goToStepAtom } from '#state/navigate.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'
import { AcceptedContext, SignUpContext } from '#wizard/sign-up-context.ts'
import { Wizard } from '#wizard/Wizard.tsx'
import { adoptPreHydrationInput } from './pre-hydration.ts'

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

const parts = [
  () => import('#api/registration-request.ts'),
  () => import('#domain/phone-rules.ts'),
  () => import('#pages/ThankYouPage.tsx'),
]

/** Loads what Contratar and the page after it need while the last step is filled in. What fails is loaded when it is needed. */
function usePreloadSubmission(): void {
  const isLast = useAtomValue(currentStepAtom) === lastStep
  useEffect(() => {
    if (isLast) return whenIdle(() => void Promise.allSettled(parts.map(load => load())))
  }, [isLast])
}

/**
 * Steps are entries of the browser's history, without changing path or query: the browser's Back and Forward walk them.
 * Forward over a step that was changed meanwhile is no way around Next; it counts as pressing it.
 */
function useStepHistory(): void {
  const step = useAtomValue(currentStepAtom)
  const goToStep = useSetAtom(goToStepAtom)
  const navigate = useNavigate()
  const location = useLocation()
  const cause = useNavigationType()
  const lastKey = useRef<string>(undefined)
  const requestedStep = stepIn(location.state)

  useEffect(() => {
    const isFirst = lastKey.current === undefined
    const isWalk = !isFirst && cause === 'POP' && lastKey.current !== location.key
    lastKey.current = location.key
    if (requestedStep === step) return
    if (isWalk && requestedStep !== undefined && goToStep(requestedStep)) return
    const address = { pathname: location.pathname, search: location.search, hash: location.hash }
    // The entry is one of a sign-up that has ended, and so is the place to which the browser scrolls back.
    if (isFirst && requestedStep !== undefined) window.scrollTo(0, 0)
    void navigate(address, { replace: isFirst || isWalk, state: { step } })
  }, [requestedStep, cause, goToStep, location, navigate, step])
}

function stepIn(state: unknown): number | undefined {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= lastStep ? step : undefined
}
