import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { stepAtom } from '#state/progress.ts'
import { hasShownErrorsAtom } from '#state/validation.ts'

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
