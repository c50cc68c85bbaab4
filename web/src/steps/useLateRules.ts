import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLazyModule } from '#integrations/useLazyModule.ts'
import { rulesLoadedAtom } from '#state/validation.ts'
import type { createLateRules } from './late-rules.ts'

/** The rules, loaded when the page is idle. Undefined until then, and while they cannot be loaded: Next tries again and says so. */
export function useLateRules<Rules>({ prepare, current }: ReturnType<typeof createLateRules<Rules>>) {
  const { status } = useLazyModule(prepare)
  const countLoaded = useSetAtom(rulesLoadedAtom)
  useEffect(() => {
    if (status === 'ready') countLoaded(count => count + 1)
  }, [status, countLoaded])
  return current()
}
