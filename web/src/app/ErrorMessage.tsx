import { Logo } from '#brand/Logo.tsx'
import { useText } from '#i18n/use-text.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import styles from './ErrorMessage.module.css'

/** What stands in a page's place when it cannot be shown: the specification's sentence and what went wrong. */
export function ErrorMessage({ detail }: { detail: string }) {
  const say = useText()
  return (
    <main className={styles.page}>
      <meta name="robots" content="noindex" />
      <Logo />
      <h1 className={styles.title} lang="en">
        {say('page.error.title')}
      </h1>
      <p className={styles.detail}>{detail}</p>
      <ButtonLink variant="primary" href="/">
        {say('page.error.home')}
      </ButtonLink>
    </main>
  )
}
