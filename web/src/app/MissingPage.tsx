import { CompanyDetails } from '#company/CompanyDetails.tsx'
import { Footer } from '#company/Footer.tsx'
import type { Brand } from '#domain/brand.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { ErrorLayout } from './ErrorLayout.tsx'
import { MissingAdvice } from './MissingAdvice.tsx'

/** The page's own scripts could not be had. Drawn while the product is built, for missing-scripts.ts to show without any. */
export function MissingPage({ brand }: { brand: Brand }) {
  const t = useTranslate()
  const footer = (
    <Footer>
      <CompanyDetails brand={brand} />
    </Footer>
  )
  return (
    <ErrorLayout title={t('page.missing.title')} footer={footer}>
      <MissingAdvice />
    </ErrorLayout>
  )
}
