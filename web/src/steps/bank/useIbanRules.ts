import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { rulesLoadedAtom } from '#state/validation.ts'
import { ibanRules, prepareIbanRules } from './iban-check.ts'

/** The tables of account formats, loaded when the step opens. Undefined until then, and while they cannot be had. */
export function useIbanRules() {
  const [rules, setRules] = useState(ibanRules)
  const countLoaded = useSetAtom(rulesLoadedAtom)
  useEffect(() => {
    if (rules) return
    let isGone = false
    prepareIbanRules().then(
      loaded => {
        if (isGone) return
        setRules(loaded)
        countLoaded(count => count + 1)
      },
      // Offline: the check before Contratar tries again and says so.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [rules, countLoaded])
  return rules
}
