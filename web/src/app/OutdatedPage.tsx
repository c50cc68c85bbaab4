import { CompanyDetails } from '#company/CompanyDetails.tsx'
import { Footer } from '#company/Footer.tsx'
import type { Brand } from '#domain/brand.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import { ErrorLayout } from './ErrorLayout.tsx'

/** The browser is older than the page's scripts. Rendered while the product is built: see web/build/outdated-browser.ts. */
export function OutdatedPage({ brand }: { brand: Brand }) {
  const t = useTranslate()
  const footer = (
    <Footer>
      <CompanyDetails brand={brand} />
    </Footer>
  )
  return (
    <ErrorLayout title={t('page.outdated.title')} footer={footer}>
      <p>{t('page.outdated.text')}</p>
      <p>
        <RichText
          text="page.outdated.support"
          params={{ email: brand.supportEmail }}
          parts={{ email: words => <a href={`mailto:${brand.supportEmail}`}>{words}</a> }}
        />
      </p>
    </ErrorLayout>
  )
}
