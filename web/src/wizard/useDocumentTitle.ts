import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { hasShownProblemsAtom } from '#state/problems.ts'
import { stepAtom } from '#state/progress.ts'

/** The page's title names the open step, with "Error: " in front while errors show. */
export function useDocumentTitle(): void {
  const say = useText()
  const { brand } = useAtomValue(dependenciesAtom)
  const step = say(useAtomValue(stepAtom).title)
  const hasErrors = useAtomValue(hasShownProblemsAtom)
  const title = say('wizard.documentTitle', { step, brand: brand.name })
  const shown = hasErrors ? say('wizard.documentTitle.error', { title }) : title
  useEffect(() => {
    document.title = shown
  }, [shown])
}
