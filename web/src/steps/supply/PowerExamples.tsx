import { formatPower } from '#domain/power-options.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { BoltIcon } from '#ui/later-icons.tsx'
import styles from './Disclosure.module.css'

const examples = [
  { kw: 3.45, text: 'supply.power.small' },
  { kw: 4.6, text: 'supply.power.average' },
] as const

/** What the two commonest powers can run at the same time, and the hours both powers count in. */
export function PowerExamples() {
  const say = useText()
  const { language } = useLanguage()
  return (
    <details className={styles.disclosure}>
      <summary className={styles.question}>{say('supply.power.examples')}</summary>
      <dl className={styles.answers}>
        {examples.map(({ kw, text }) => (
          <div key={kw} className={styles.answer}>
            <dt className={styles.term}>
              <BoltIcon />
              {formatPower(kw, language)}
            </dt>
            <dd>{say(text)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.aside}>{say('supply.power.hours')}</p>
    </details>
  )
}
