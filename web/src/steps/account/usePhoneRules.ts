import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { rulesLoadedAtom } from '#state/problems.ts'
import { phoneRules, preparePhoneRules } from './phone-check.ts'

/** The numbering plans, loaded as soon as the page has drawn itself. Undefined until then, and while they cannot be had. */
export function usePhoneRules() {
  const [rules, setRules] = useState(phoneRules)
  const countLoaded = useSetAtom(rulesLoadedAtom)
  useEffect(() => {
    if (rules) return
    let isGone = false
    const timer = setTimeout(async () => {
      try {
        const loaded = await preparePhoneRules()
        if (isGone) return
        setRules(loaded)
        countLoaded(count => count + 1)
      } catch {
        // Offline: the check before Next tries again and says so.
      }
    })
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [rules, countLoaded])
  return rules
}
