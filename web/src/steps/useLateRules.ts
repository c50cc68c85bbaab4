import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { whenIdle } from '#integrations/when-idle.ts'
import { rulesLoadedAtom } from '#state/validation.ts'
import type { LateRules } from './late-rules.ts'

/** The rules, loaded when the page is idle. Undefined until then, and while they cannot be loaded. */
export function useLateRules<Rules>({ prepare, current }: LateRules<Rules>): Rules | undefined {
  const [rules, setRules] = useState(current)
  const countLoaded = useSetAtom(rulesLoadedAtom)
  useEffect(() => {
    if (rules) return
    let isGone = false
    async function load() {
      // Offline: the check before Next tries again and says so.
      const loaded = await prepare().catch(() => undefined)
      if (isGone || !loaded) return
      setRules(() => loaded)
      countLoaded(count => count + 1)
    }
    const callOff = whenIdle(() => void load())
    return () => {
      isGone = true
      callOff()
    }
  }, [rules, prepare, countLoaded])
  return rules
}
