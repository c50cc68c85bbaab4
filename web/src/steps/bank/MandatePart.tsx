import type { TextKey } from '#i18n/text-key.ts'
import { useText } from '#i18n/use-text.ts'
import type { SummaryItem } from '../define-step.ts'
import styles from './Mandate.module.css'

/** One side of the mandate. A line whose value is still unknown stays open, as on paper. */
export function MandatePart({ title, lines }: { title: TextKey; lines: readonly SummaryItem[] }) {
  const say = useText()
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{say(title)}</h2>
      <dl className={styles.lines}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.line}>
            <dt>{say(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
