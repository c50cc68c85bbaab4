import type { ReactNode } from 'react'
import type { Brand } from '#domain/brand.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './ErrorLayout.module.css'
import { ScriptlessPage } from './ScriptlessPage.tsx'

/**
 * Stands in the place of every page while the operator has closed the product for maintenance. Rendered while the product is built; no
 * script chooses a language, so `children` say the same in the others.
 */
export function MaintenancePage({ brand, children }: { brand: Brand; children: ReactNode }) {
  const t = useTranslate()
  return (
    <ScriptlessPage brand={brand} title={t('page.maintenance.title')}>
      <p>{t('page.maintenance.text')}</p>
      <ButtonLink variant="primary" href="">
        {t('wizard.retry')}
      </ButtonLink>
      {children}
    </ScriptlessPage>
  )
}

/** The same in another language, below. */
export function MaintenanceInOtherLanguage({ lang }: { lang: string }) {
  const t = useTranslate()
  return (
    <section className={styles.otherLanguage} lang={lang}>
      <h2>{t('page.maintenance.title')}</h2>
      <p>{t('page.maintenance.text')}</p>
      <ButtonLink href="">{t('wizard.retry')}</ButtonLink>
    </section>
  )
}
