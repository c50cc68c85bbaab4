import { useAtomValue } from 'jotai'
import { euros } from '#i18n/euros.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { estimateAtom } from '#state/estimate.ts'
import { offerAtom } from '#state/offer.ts'
import styles from './Price.module.css'
import { EstimateStrip } from './PriceSummary.tsx'

/** The price as it is contracted: what the bill's home would pay where that is known, and always the fee. */
export function PriceOfContract() {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const estimate = useAtomValue(estimateAtom)
  const fee = euros(useAtomValue(offerAtom).feeEurosPerMonth, htmlLang)
  if (estimate)
    return (
      <EstimateStrip estimate={estimate}>
        <p className={styles.note}>{t('bank.review.included', { fee })}</p>
      </EstimateStrip>
    )
  return (
    <p className={`${styles.strip} ${styles.fee}`}>
      <span className={styles.label}>{t('bank.review.feeText')}</span>
      <span className={styles.monthly}>
        <RichText text="bank.review.fee" params={{ fee }} parts={{ b: words => <b>{words}</b> }} />
      </span>
    </p>
  )
}
