import { useTranslate } from '#i18n/use-translate.ts'
import { ErrorLayout } from './ErrorLayout.tsx'
import { MissingAdvice } from './MissingAdvice.tsx'

/** The page's own scripts could not be had. Drawn while the product is built, for missing-scripts.ts to show without any. */
export function MissingPage() {
  const t = useTranslate()
  return (
    <ErrorLayout title={t('page.missing.title')}>
      <MissingAdvice />
    </ErrorLayout>
  )
}
