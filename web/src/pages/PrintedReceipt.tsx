import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import styles from './PrintedReceipt.module.css'
import type { Registered } from './registered.ts'

/** What a person who prints the page wants on paper: when, for whom, under which number. Seen nowhere else. */
export function PrintedReceipt({ registered: { email, contractId } }: { registered: Registered }) {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const lines = [
    { label: t('receipt.date'), value: new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long' }).format(new Date()) },
    { label: t('field.email'), value: email },
    { label: t('receipt.contract'), value: contractId },
  ].filter(({ value }) => value !== '')
  return (
    <dl className={styles.receipt}>
      {lines.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
