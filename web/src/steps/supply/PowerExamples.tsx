import { formatPower } from '#domain/power-options.ts'
import { Text } from '#i18n/Text.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { BoltIcon } from '#ui/icons.tsx'
import styles from './Disclosure.module.css'

const examples = [
  { kw: 3.45, text: 'supply.power.small' },
  { kw: 4.6, text: 'supply.power.average' },
] as const

/** What the two commonest powers can run at the same time, and the hours both powers count in. */
export function PowerExamples() {
  const t = useTranslate()
  const { language } = useLanguage()
  return (
    <details className={styles.disclosure}>
      <summary className={styles.question}>{t('supply.power.examples')}</summary>
      <dl className={styles.answers}>
        {examples.map(({ kw, text }) => (
          <div key={kw} className={styles.answer}>
            <dt className={styles.term}>
              <BoltIcon />
              <Text>{formatPower(kw, language)}</Text>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.aside}>{t('supply.power.hours')}</p>
    </details>
  )
}
