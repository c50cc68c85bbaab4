import type { Brand } from '#domain/brand.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { MissingAdvice } from './MissingAdvice.tsx'
import { ScriptlessPage } from './ScriptlessPage.tsx'

/** The page's own scripts could not be had. Drawn while the product is built, for missing-scripts.ts to show without any. */
export function MissingPage({ brand }: { brand: Brand }) {
  const t = useTranslate()
  return (
    <ScriptlessPage brand={brand} title={t('page.missing.title')}>
      <MissingAdvice />
    </ScriptlessPage>
  )
}
