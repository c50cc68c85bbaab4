import { SupportContact } from '#company/SupportContact.tsx'
import type { Brand } from '#domain/brand.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { ScriptlessPage } from './ScriptlessPage.tsx'

/** The browser is older than the page's scripts. Rendered while the product is built: see web/build/outdated-browser.ts. */
export function OutdatedPage({ brand }: { brand: Brand }) {
  const t = useTranslate()
  return (
    <ScriptlessPage brand={brand} title={t('page.outdated.title')}>
      <p>{t('page.outdated.text')}</p>
      <p>
        <SupportContact text="page.outdated.support" />
      </p>
    </ScriptlessPage>
  )
}
