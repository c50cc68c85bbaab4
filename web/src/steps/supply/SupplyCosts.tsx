import { useAtomValue } from 'jotai'
import { supplyCostText } from '#domain/supply-costs.ts'
import { euroFormat } from '#i18n/euros.ts'
import { RichText, Text, useLanguage } from '#i18n/Text.tsx'
import { Skeleton } from '#ui/elements.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FailureHelp } from '../FailureHelp.tsx'
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
  const { t, htmlLang } = useLanguage()
  const estimate = useAtomValue(costEstimateAtom)
  if (estimate.status === 'none') return null
  if (estimate.status === 'failed') {
    return (
      <Notice tone="warning" isNews>
        <p>{t('supply.costs.failed', { error: t(estimate.error) })}</p>
        <FailureHelp help={estimate.error} />
      </Notice>
    )
  }
  return (
    <section className={styles.costs} aria-label={t('supply.costs.title')}>
      <p className={styles.title}>{t('supply.costs.title')}</p>
      <p className={styles.amount} data-row role="status">
        {estimate.status === 'known' ? (
          <Text>{t(supplyCostText(estimate, euroFormat(htmlLang)))}</Text>
        ) : (
          <>
            <span className={styles.waiting}>{t('supply.costs.asking')}</span>
            <Skeleton width="12ch" />
          </>
        )}
      </p>
      <details>
        <summary>{t('supply.costs.consists')}</summary>
        <ul className={styles.charges} data-stack data-quiet data-bullets>
          {charges.map(charge => (
            <li key={charge}>
              <RichText text={charge} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
