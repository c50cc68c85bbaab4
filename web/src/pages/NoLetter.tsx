import { SupportContact } from '#company/SupportContact.tsx'
import { useTranslate } from '#i18n/Text.tsx'
import styles from './NoLetter.module.css'

/** Where a link to this help leads. */
export const noLetterId = 'no-letter'

/** What to do when an e-mail does not arrive. */
export function NoLetter({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const t = useTranslate()
  return (
    <div className={styles.help} data-stack>
      <Heading className={styles.title} id={noLetterId} tabIndex={-1}>
        {t('noLetter.title')}
      </Heading>
      <p>{t('noLetter.folders')}</p>
      <p>
        <SupportContact text="noLetter.support" />
      </p>
    </div>
  )
}
