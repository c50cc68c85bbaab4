import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { goToStepAtom } from '#state/navigate.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'

/**
 * Steps are entries of the browser's history, without changing path or query: the browser's Back and Forward walk them.
 * Forward over a step that was changed meanwhile is no way around Next; it counts as pressing it.
 */
export function useStepHistory(): void {
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
