import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { useContext, useEffect } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { hasUnsavedAtom, leavingAtom, stayAtom } from '#state/leave.ts'
import { stepAtom } from '#state/progress.ts'
import { hasShownErrorsAtom } from '#state/validation.ts'
import { SignUpContext } from './sign-up-context.ts'

/** The page's title names the open step, with "Error: " in front while errors show. */
export function useDocumentTitle(): void {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const step = t(useAtomValue(stepAtom).title)
  const hasErrors = useAtomValue(hasShownErrorsAtom)
  const title = t('wizard.documentTitle', { step, brand: brand.name })
  const shown = hasErrors ? t('wizard.documentTitle.error', { title }) : title
  useEffect(() => {
    document.title = shown
  }, [shown])
}

/** The browser's question before leaving, only while something would be lost: it can keep a page out of the back/forward cache. */
export function useLeaveWarning(): void {
  const hasUnsaved = useAtomValue(hasUnsavedAtom)
  const stay = useSetAtom(stayAtom)
  const store = useStore()
  const { startOver } = useContext(SignUpContext)
  useEffect(() => {
    if (!hasUnsaved) return
    // Read at the last moment: a customer who leaves on purpose does so before this hook re-renders.
    const warn = (event: BeforeUnloadEvent) => store.get(hasUnsavedAtom) && event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [hasUnsaved, store])
  useEffect(() => {
    const comeBack = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      // A sign-up that was given up has ended; one that another page interrupted continues.
      if (store.get(leavingAtom) === 'ended') startOver()
      else stay()
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [stay, startOver, store])
}
