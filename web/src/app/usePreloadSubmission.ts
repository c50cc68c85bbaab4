import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { loadPhoneRules } from '#domain/load-phone-rules.ts'
import { whenIdle } from '#integrations/when-idle.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'
import { loadThankYouPage } from './load-thank-you-page.ts'

/**
 * Loads what the contract is sent with, and the page that follows, while the last step is filled in: once Contratar is pressed nothing
 * may be missing any more. When that fails nothing is lost: it is loaded when it is needed.
 */
export function usePreloadSubmission(): void {
  const isLast = useAtomValue(currentStepAtom) === lastStep
  useEffect(() => {
    if (isLast) return whenIdle(() => void Promise.allSettled([loadPhoneRules(), loadThankYouPage()]))
  }, [isLast])
}
