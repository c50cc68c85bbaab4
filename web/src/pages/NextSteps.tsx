import type { MessageKey } from '#i18n/message.ts'
import { RichText } from '#i18n/Text.tsx'
import { Disc } from '#ui/elements.tsx'
import { ClockIcon } from '#ui/icons.tsx'
import styles from './NextSteps.module.css'

/** What happens from here on: the customer's steps are numbers, the company's is a clock. */
export function NextSteps({ yours, ours, label }: { yours: readonly MessageKey[]; ours?: MessageKey; label: string }) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {[...yours, ...(ours ? [ours] : [])].map((step, index) => (
        <li key={step} className={styles.step}>
          {step === ours ? (
            <span className={styles.clock} data-disc>
              <ClockIcon />
            </span>
          ) : (
            <Disc number={index + 1} state={index === 0 ? 'current' : 'ahead'} />
          )}
          <p className={styles.words}>
            <RichText text={step} />
          </p>
        </li>
      ))}
    </ol>
  )
}
