import { useTranslate } from '#i18n/use-translate.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './ErrorLayout.module.css'
import { ErrorLayout } from './ErrorLayout.tsx'

/** What stands in a page's place when it cannot be shown: the specification's sentence, what can be done, and what went wrong. */
export function ErrorMessage({ detail, advice }: { detail: string; advice?: string }) {
  const t = useTranslate()
  return (
    <ErrorLayout title={t('page.error.title')} titleLang="en">
      <meta name="robots" content="noindex" />
      {advice && <p>{advice}</p>}
      <p className={styles.detail}>{detail}</p>
      <ButtonLink variant="primary" href="/">
        {t('page.error.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
