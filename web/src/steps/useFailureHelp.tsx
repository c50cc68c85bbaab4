import { type ReactNode, useEffect, useState } from 'react'
import type { FailureHelp, FailureHelp as Help } from '#api/api-error.ts'
import { useLazyModule } from '#integrations/useLazyModule.ts'

const load = () => import('./FailureHelp.tsx')

/** What helps besides the sentence about a failed call, or null. Loaded before anything fails, for a lost connection. */
export function useFailureHelp(help: Help | undefined): ReactNode {
  const part = useLazyModule(load, help !== undefined)
  return help && part.status === 'ready' ? <part.content.FailureHelp help={help} /> : null
}

/** How long the server asks to wait after a failure, such as "1:59"; empty when that is over. */
export function useCountdown(help: FailureHelp | undefined): string {
  const [seconds, setSeconds] = useState(0)
  const minutes = help?.retryAfterMinutes
  useEffect(() => {
    if (!help || minutes === undefined) return setSeconds(0)
    const endsAt = Date.now() + minutes * 60_000
    const count = () => setSeconds(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    count()
    const timer = setInterval(count, 1000)
    return () => clearInterval(timer)
  }, [help, minutes])
  return seconds > 0 ? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` : ''
}
