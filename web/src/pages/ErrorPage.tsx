import '#i18n/later.ts'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { LazyFooter } from '#company/Footer.tsx'
import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/Text.tsx'
import { dependenciesAtom } from '#state/dependencies.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import { LanguageSelector } from '#wizard/LanguageSelector.tsx'
import { ErrorLayout } from './ErrorLayout.tsx'
import styles from './Page.module.css'

/** What browsers say of a script or style sheet that they could not load. */
const failedLoad = /dynamically imported module|importing a module script failed|preload CSS/i

/** Every route's fallback: the status text or message of the error, or that the page could not be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const message = error instanceof Error ? error.message : String(error)
  const title = t('page.error.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <ErrorLayout tools={<LanguageSelector />} footer={<LazyFooter brand={brand} />}>
      <meta name="robots" content="noindex" />
      <h1 lang="en">{title}</h1>
      {failedLoad.test(message) ? (
        <>
          <p>{t('page.missing.text')}</p>
          <p>
            <SupportContact text="page.support" />
          </p>
          <Button variant="primary" onClick={() => location.reload()}>
            {t('wizard.retry')}
          </Button>
        </>
      ) : (
        <>
          <p>{t('page.error.text')}</p>
          <p className={styles.detail}>{message}</p>
          <ButtonLink variant="primary" href="/">
            {t('page.error.home')}
          </ButtonLink>
        </>
      )}
    </ErrorLayout>
  )
}
