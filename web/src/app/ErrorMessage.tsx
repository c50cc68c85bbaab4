import { useText } from '#i18n/use-text.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './ErrorLayout.module.css'
import { ErrorLayout } from './ErrorLayout.tsx'

/** What stands in a page's place when it cannot be shown: the specification's sentence, what can be done, and what went wrong. */
export function ErrorMessage({ detail, advice }: { detail: string; advice?: string }) {
  const say = useText()
  return (
    <ErrorLayout title={say('page.error.title')} titleLang="en">
      <meta name="robots" content="noindex" />
      {advice && <p>{advice}</p>}
      <p className={styles.detail}>{detail}</p>
      <ButtonLink variant="primary" href="/">
        {say('page.error.home')}
      </ButtonLink>
    </ErrorLayout>
  )
}
