import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { whenIdle } from '#integrations/when-idle.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'
import { loadThankYouPage } from './load-thank-you-page.ts'

/** Loads the thank-you page while the last step is filled in: after the contract was sent, nothing may be missing any more. */
export function usePreloadThankYouPage(): void {
  const isLast = useAtomValue(currentStepAtom) === lastStep
  useEffect(() => {
    // When that fails nothing is lost: it is loaded when it is opened.
    if (isLast) return whenIdle(() => void loadThankYouPage().catch(() => {}))
  }, [isLast])
}
