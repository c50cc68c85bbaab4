import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { euros } from '#i18n/euros.ts'
import { RichText } from '#i18n/RichText.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { type Estimate, estimateAtom } from '#state/estimate.ts'
import { Calculation } from './Calculation.tsx'
import styles from './Price.module.css'

const bold = { b: (words: string) => <b>{words}</b> }

/** The price with us, from the bill: a strip with its month, the difference of a year, and the calculation to be read. */
export function EstimateStrip({ estimate, children }: { estimate: Estimate; children?: ReactNode }) {
  const t = useTranslate()
  const { htmlLang } = useLanguage()
  const { outcome, differenceEuros, oursEurosPerYear, isRegulated } = estimate
  return (
    <section className={styles.strip} aria-label={t('supply.estimate.label')}>
      <p className={styles.price}>
        <span className={styles.label}>{t('supply.estimate.yours')}</span>
        <span className={styles.monthly}>
          <RichText
            text="supply.estimate.perMonth"
            params={{ amount: euros(Math.round(oursEurosPerYear / 12), htmlLang) }}
            parts={bold}
          />
        </span>
      </p>
      <p className={styles.outcome}>
        <RichText
          text={`supply.estimate.${outcome}`}
          params={{ amount: euros(differenceEuros, htmlLang) }}
          parts={bold}
        />
      </p>
      <Calculation estimate={estimate} />
      {children}
      {isRegulated && <p className={styles.aside}>{t('supply.estimate.regulated')}</p>}
    </section>
  )
}

/** The strip at the head of a step; nothing where the price of this home is not known. */
export function PriceSummary() {
  const estimate = useAtomValue(estimateAtom)
  return estimate && <EstimateStrip estimate={estimate} />
}
