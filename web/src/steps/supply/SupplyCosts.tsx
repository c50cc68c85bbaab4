import { useAtomValue } from 'jotai'
import { RichText } from '#i18n/RichText.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useText } from '#i18n/use-text.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './SupplyCosts.module.css'
import { costEstimateAtom } from './supply-costs.ts'

const charges = [
  'supply.costs.extension',
  'supply.costs.access',
  'supply.costs.hookUp',
  'supply.costs.verification',
] as const

/** What a new supply costs once, and why. */
export function SupplyCosts() {
  const say = useText()
  const estimate = useAtomValue(costEstimateAtom)
  if (estimate.status === 'none') return null
  if (estimate.status === 'failed') {
    return (
      <Notice tone="warning" isNews>
        {say('supply.costs.failed', { error: say(estimate.error) })}
      </Notice>
    )
  }
  return (
    <section className={styles.costs} aria-label={say('supply.costs.title')}>
      <p className={styles.title}>{say('supply.costs.title')}</p>
      <p className={styles.amount} role="status">
        {estimate.status === 'known' ? <Amount {...estimate} /> : <Waiting />}
      </p>
      <p className={styles.estimate}>{say('supply.costs.estimate')}</p>
      <details className={styles.details}>
        <summary>{say('supply.costs.consists')}</summary>
        <ul className={styles.charges}>
          {charges.map(charge => (
            <li key={charge}>
              <RichText text={charge} parts={{ b: words => <b>{words}</b> }} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

function Waiting() {
  const say = useText()
  return (
    <>
      <span className={styles.waiting}>{say('supply.costs.asking')}</span>
      <Skeleton width="12ch" />
    </>
  )
}

function Amount({ min, max }: { min: number; max: number }) {
  const say = useText()
  const { htmlLang } = useLanguage()
  const euros = new Intl.NumberFormat(htmlLang, { style: 'currency', currency: 'EUR' })
  if (max === 0) return say('supply.costs.none')
  if (min === max) return say('supply.costs.exactly', { amount: euros.format(max) })
  return say('supply.costs.between', { min: euros.format(min), max: euros.format(max) })
}
