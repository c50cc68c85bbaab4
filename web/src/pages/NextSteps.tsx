import type { MessageKey } from '#i18n/message.ts'
import { RichText } from '#i18n/RichText.tsx'
import { Disc } from '#ui/Disc.tsx'
import styles from './NextSteps.module.css'

/** What happens from here on, in order. */
export function NextSteps({ steps, label }: { steps: readonly MessageKey[]; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} className={styles.step}>
          <Disc number={index + 1} state={index === 0 ? 'current' : 'ahead'} />
          <p className={styles.words}>
            <RichText text={step} parts={{ b: words => <b>{words}</b> }} />
          </p>
        </li>
      ))}
    </ol>
  )
}
