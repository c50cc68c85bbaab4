import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import styles from './PrintedReceipt.module.css'
import type { Registered } from './registered.ts'

/** What somebody who prints the page wants on paper: when, for whom, under which number. Seen nowhere else. */
export function PrintedReceipt({ registered: { email, contractId } }: { registered: Registered }) {
  const say = useText()
  const { htmlLang } = useLanguage()
  const lines = [
    { label: say('receipt.date'), value: new Intl.DateTimeFormat(htmlLang, { dateStyle: 'long' }).format(new Date()) },
    { label: say('field.email'), value: email },
    { label: say('receipt.contract'), value: contractId },
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
