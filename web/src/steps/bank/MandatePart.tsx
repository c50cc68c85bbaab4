import type { MessageKey } from '#i18n/message.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import type { SummaryItem } from '../define-step.ts'
import styles from './Mandate.module.css'

/** One side of the mandate. A line whose value is still unknown stays open, as on paper. */
export function MandatePart({ title, lines }: { title: MessageKey; lines: readonly SummaryItem[] }) {
  const t = useTranslate()
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t(title)}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
