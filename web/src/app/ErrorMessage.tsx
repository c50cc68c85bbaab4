import { Logo } from '#brand/Logo.tsx'
import { useText } from '#i18n/use-text.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './ErrorMessage.module.css'

/** What stands in a page's place when it cannot be shown: the specification's sentence, what can be done, and what went wrong. */
export function ErrorMessage({ detail, advice }: { detail: string; advice?: string }) {
  const say = useText()
  return (
    <main className={styles.page}>
      <meta name="robots" content="noindex" />
      <Logo />
      <svg className={styles.art} viewBox="0 0 80 60" aria-hidden="true">
        <path className={styles.arc} d="M6 44a34 34 0 0 1 68 0" />
        <path className={styles.horizon} d="M3.5 56h73" />
      </svg>
      <h1 className={styles.title} lang="en">
        {say('page.error.title')}
      </h1>
      {advice && <p>{advice}</p>}
      <p className={styles.detail}>{detail}</p>
      <ButtonLink variant="primary" href="/">
        {say('page.error.home')}
      </ButtonLink>
    </main>
  )
}
