import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useEffect } from 'react'
import { hasUnsavedAtom, stayAtom } from '#state/leave.ts'

/**
 * The browser's own question before the page is left, asked only while something would be lost: a page that listens for it
 * for nothing is kept out of some browsers' back/forward cache. A page that comes back out of that cache is shown again.
 */
export function useLeaveWarning(): void {
  const hasUnsaved = useAtomValue(hasUnsavedAtom)
  const stay = useSetAtom(stayAtom)
  const store = useStore()
  useEffect(() => {
    if (!hasUnsaved) return
    // Asked again at the last moment: whoever leaves on purpose does so before this hook is told.
    const warn = (event: BeforeUnloadEvent) => store.get(hasUnsavedAtom) && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved, store])
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => event.persisted && stay()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [stay])
}
