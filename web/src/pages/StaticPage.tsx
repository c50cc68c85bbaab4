import type { ReactNode } from 'react'
import { CompanyDetails } from '#company/CompanyDetails.tsx'
import { Footer } from '#company/Footer.tsx'
import { SupportContact } from '#company/SupportContact.tsx'
import type { Brand } from '#domain/brand.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { ErrorLayout } from './ErrorLayout.tsx'
import styles from './Page.module.css'

/** Why the product is not shown: its page did not start, or the operator has closed it. */
export type Reason = 'failed' | 'maintenance'

/** What is shown without scripts. No script chooses a language, so `children` say the same in the others. */
export function StaticPage({ brand, reason, children }: { brand: Brand; reason: Reason; children: ReactNode }) {
  const title = useTranslate()(`page.${reason}.title`)
  const footer = (
    <Footer>
      <CompanyDetails brand={brand} />
    </Footer>
  )
  return (
    <ErrorLayout title={title} footer={footer}>
      <Sentences reason={reason} />
      {children}
    </ErrorLayout>
  )
}

/** The same in another language. */
export function OtherLanguage({ lang, reason }: { lang: string; reason: Reason }) {
  const title = useTranslate()(`page.${reason}.title`)
  return (
    <section className={styles.otherLanguage} lang={lang}>
      <h2>{title}</h2>
      <Sentences reason={reason} />
    </section>
  )
}

function Sentences({ reason }: { reason: Reason }) {
  const t = useTranslate()
  return (
    <>
      <p>{t(`page.${reason}.text`)}</p>
      <p>
        <SupportContact text="page.support" />
      </p>
      <ButtonLink href="">{t('wizard.retry')}</ButtonLink>
    </>
  )
}
