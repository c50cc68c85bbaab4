import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/use-translate.ts'
import styles from './NoLetter.module.css'

/** What to do when an e-mail does not arrive. */
export function NoLetter() {
  const t = useTranslate()
  return (
    <div className={styles.help}>
      <h3>{t('noLetter.title')}</h3>
      <p>{t('noLetter.folders')}</p>
      <p>
        <SupportContact text="noLetter.support" />
      </p>
    </div>
  )
}
