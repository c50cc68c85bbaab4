import { useCallback, useEffect, useState } from 'react'
import { api, type SessionState } from './api.ts'

const intervalMs = 1000

/** What a tester chose and what arrived, as the server has it. */
export type SessionView = ReturnType<typeof useSession>

/** Follows the session of this browser: it asks every second while the page is visible. */
export function useSession() {
  const [state, setState] = useState<SessionState>()
  const [isOffline, setIsOffline] = useState(false)

  /** Sends a change and shows the state that came of it. */
  const apply = useCallback(async (change: Promise<SessionState | undefined>) => {
    try {
      setState((await change) ?? (await api.state()))
      setIsOffline(false)
    } catch {
      setIsOffline(true)
    }
  }, [])

  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && void apply(api.state())
    ask()
    const timer = setInterval(ask, intervalMs)
    return () => clearInterval(timer)
  }, [apply])

  const choose = (names: string[]) => {
    // Shown at once; the server's answer corrects it.
    setState(shown => shown && { ...shown, scenarios: names })
    return apply(api.change({ scenarios: names }))
  }
  const calls = useAnswer(api.calls, [], state?.lastCall)
  // A file that changes shows in the problems.
  const scenarios = useAnswer(api.scenarios, [], state && [...state.scenarios, ...state.problems].join())
  return { state, scenarios, calls, isOffline, apply, choose }
}

/** What the server answers: asked once a version is known, and again when that changes. */
export function useAnswer<Answer>(ask: () => Promise<Answer>, initial: Answer, version: unknown): Answer {
  const [answer, setAnswer] = useState(initial)
  useEffect(() => {
    if (version !== undefined) ask().then(setAnswer, () => {})
  }, [ask, version])
  return answer
}
