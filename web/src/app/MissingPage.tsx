import { useText } from '#i18n/use-text.ts'
import { ErrorLayout } from './ErrorLayout.tsx'
import { MissingAdvice } from './MissingAdvice.tsx'

/** The page's own scripts could not be had. Drawn while the product is built, for missing-scripts.ts to show without any. */
export function MissingPage() {
  const say = useText()
  return (
    <ErrorLayout title={say('page.missing.title')}>
      <MissingAdvice />
    </ErrorLayout>
  )
}
