import { I18nextProvider } from 'react-i18next'
import { CompanyDetails } from '#company/CompanyDetails.tsx'
import { Footer } from '#company/Footer.tsx'
import { SupportContact } from '#company/SupportContact.tsx'
import type { Brand } from '#domain/brand.ts'
import type { I18n } from '#i18n/create-i18n.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/Text.tsx'
import { ButtonLink } from '#ui/Button.tsx'
import { ErrorLayout } from './ErrorLayout.tsx'
import styles from './Page.module.css'

/** Why the product is not shown: its page did not start, or the operator has closed it. */
export type Reason = 'failed' | 'maintenance'

/** What is shown without scripts. No script chooses a language, so it is said in all of them, which `texts` must have loaded. */
export function StaticPage({ brand, reason, texts }: { brand: Brand; reason: Reason; texts: I18n }) {
  const footer = (
    <Footer>
      <CompanyDetails brand={brand} />
    </Footer>
  )
  return (
    <ErrorLayout footer={footer}>
      {languages.map(language => (
        <I18nextProvider key={language} i18n={texts.cloneInstance({ lng: language })}>
          <Message heading={language === defaultLanguage ? 'h1' : 'h2'} reason={reason} />
        </I18nextProvider>
      ))}
    </ErrorLayout>
  )
}

function Message({ heading: Heading, reason }: { heading: 'h1' | 'h2'; reason: Reason }) {
  const { t, htmlLang } = useLanguage()
  return (
    <section className={styles.inLanguage} lang={htmlLang}>
      <Heading tabIndex={-1}>{t(`page.${reason}.title`)}</Heading>
      <p>{t(`page.${reason}.text`)}</p>
      <p>
        <SupportContact text="page.support" />
      </p>
      <ButtonLink href="">{t('wizard.retry')}</ButtonLink>
    </section>
  )
}
