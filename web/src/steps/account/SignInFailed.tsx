import '#i18n/later.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import type { SignInFailure } from '#integrations/social-sign-in.ts'
import { Notice } from '#ui/Notice.tsx'
import styles from './SignInFailed.module.css'

/** Why the social sign-in came to nothing, and how to go on. */
export function SignInFailed({ reason }: { reason: SignInFailure }) {
  const t = useTranslate()
  return (
    <div className={styles.failed}>
      <Notice tone="warning" isNews>
        <p>{t(`signIn.${reason}`)}</p>
      </Notice>
    </div>
  )
}
