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
  const seen = useRef<string>(undefined)
  const asked = stepIn(location.state)

  useEffect(() => {
    const isFirst = seen.current === undefined
    const isWalk = !isFirst && cause === 'POP' && seen.current !== location.key
    seen.current = location.key
    if (asked === step) return
    if (isWalk && asked !== undefined && goToStep(asked)) return
    const here = { pathname: location.pathname, search: location.search, hash: location.hash }
    // The entry is one of a sign-up that has ended, and so is the place to which the browser scrolls back.
    if (isFirst && asked !== undefined) window.scrollTo(0, 0)
    void navigate(here, { replace: isFirst || isWalk, state: { step } })
  }, [asked, cause, goToStep, location, navigate, step])
}

function stepIn(state: unknown): number | undefined {
  const step = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined
  return typeof step === 'number' && Number.isInteger(step) && step >= 0 && step <= lastStep ? step : undefined
}
