import { useCallback, useEffect, useState } from 'react'
import { api, type JournalEntry, type ListedScenario, type SessionState } from './api.ts'

const intervalMs = 1000

/** What a tester chose and what arrived, as the server has it. */
export interface SessionView {
  state: SessionState | undefined
  scenarios: readonly ListedScenario[]
  calls: readonly JournalEntry[]
  isOffline: boolean
  /** Sends a change and shows the state that came of it. */
  apply: (change: Promise<SessionState | undefined>) => Promise<void>
  choose: (names: string[]) => Promise<void>
}

/** Follows the session of this browser: it asks every second while the page is visible. */
export function useSession(): SessionView {
  const [state, setState] = useState<SessionState>()
  const [scenarios, setScenarios] = useState<readonly ListedScenario[]>([])
  const [calls, setCalls] = useState<readonly JournalEntry[]>([])
  const [isOffline, setIsOffline] = useState(false)
  // What a change of a call, or of the choice or a file, shows in.
  const lastCall = state?.lastCall
  const choice = state && [...state.scenarios, ...state.problems].join()

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
    document.addEventListener('visibilitychange', ask)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', ask)
    }
  }, [apply])

  useEffect(() => {
    if (lastCall !== undefined) api.calls().then(setCalls, () => {})
  }, [lastCall])
  useEffect(() => {
    if (choice !== undefined) api.scenarios().then(setScenarios, () => {})
  }, [choice])

  const choose = (names: string[]) => {
    // Shown at once; the server's answer corrects it.
    setState(shown => shown && { ...shown, scenarios: names })
    return apply(api.change({ scenarios: names }))
  }
  return { state, scenarios, calls, isOffline, apply, choose }
}
