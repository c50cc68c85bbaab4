import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { whenIdle } from '#integrations/when-idle.ts'
import { rulesLoadedAtom } from '#state/validation.ts'
import { phoneRules, preparePhoneRules } from './phone-check.ts'

/** The numbering plans, loaded when the page is idle. Undefined until then, and while they cannot be loaded. */
export function usePhoneRules() {
  const [rules, setRules] = useState(phoneRules)
  const countLoaded = useSetAtom(rulesLoadedAtom)
  useEffect(() => {
    if (rules) return
    let isGone = false
    async function load() {
      try {
        const loaded = await preparePhoneRules()
        if (isGone) return
        setRules(loaded)
        countLoaded(count => count + 1)
      } catch {
        // Offline: the check before Next tries again and says so.
      }
    }
    const callOff = whenIdle(() => void load())
    return () => {
      isGone = true
      callOff()
    }
  }, [rules, countLoaded])
  return rules
}
