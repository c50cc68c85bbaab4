import { useTranslate } from '#i18n/use-translate.ts'
import { CheckIcon } from '#ui/icons.tsx'
import styles from './TrustLine.module.css'

/** The answer to three fears, in one quiet line beside what is pressed. */
export function TrustLine() {
  const t = useTranslate()
  return (
    <p className={styles.trust}>
      <CheckIcon />
      <span>{t('wizard.trust')}</span>
    </p>
  )
}
