import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { type EstimateLine, electricityTaxRate } from '#domain/bill-estimate.ts'
import { vatRate } from '#domain/bill-figures.ts'
import { formatPower } from '#domain/power-options.ts'
import { euroFormat, euros } from '#i18n/euros.ts'
import { sentences } from '#i18n/sentences.ts'
import { RichText, useLanguage } from '#i18n/Text.tsx'
import { type Estimate, estimateAtom } from '#state/estimate.ts'
import { offerAtom } from '#state/offer.ts'
import styles from './Price.module.css'

/**
 * The price with us, from the bill: a strip with its month, the difference of a year, and the calculation to be read. Nothing where
 * the price of this home is not known.
 */
export function PriceSummary({ children }: { children?: ReactNode }) {
  const { t, htmlLang } = useLanguage()
  const estimate = useAtomValue(estimateAtom)
  if (!estimate) return null
  const { outcome, differenceEuros, oursEurosPerYear, isRegulated } = estimate
  const amount = euros(Math.round(oursEurosPerYear / 12), htmlLang)
  return (
    <section className={styles.strip} aria-label={t('supply.estimate.label')}>
      <p className={styles.price}>
        <span className={styles.label}>{t('supply.estimate.yours')}</span>
        <span className={styles.monthly}>
          <RichText text="supply.estimate.perMonth" params={{ amount }} />
        </span>
      </p>
      <p className={styles.outcome}>
        <RichText text={`supply.estimate.${outcome}`} params={{ amount: euros(differenceEuros, htmlLang) }} />
      </p>
      <Calculation estimate={estimate} />
      {children}
      {isRegulated && <p className={styles.aside}>{t('supply.estimate.regulated')}</p>}
    </section>
  )
}

/** The price as it is contracted: what the bill's home would pay where that is known, and always the fee. */
export function PriceOfContract() {
  const { t, htmlLang } = useLanguage()
  const fee = euros(useAtomValue(offerAtom).feeEurosPerMonth, htmlLang)
  if (useAtomValue(estimateAtom))
    return (
      <PriceSummary>
        <p className={styles.aside}>{t('bank.review.included', { fee })}</p>
      </PriceSummary>
    )
  return (
    <p className={styles.strip} data-ends>
      <span className={styles.label}>{t('bank.review.feeText')}</span>
      <span className={styles.monthly}>
        <RichText text="bank.review.fee" params={{ fee }} />
      </span>
    </p>
  )
}

const rates: Partial<Record<EstimateLine['kind'], number>> = { electricityTax: electricityTaxRate, vat: vatRate }

/** "Ver el cálculo": how a year with us comes about, line by line. */
export function Calculation({ estimate }: { estimate: Estimate }) {
  const { t, language, htmlLang } = useLanguage()
  const { billEurosPerYear, oursEurosPerYear, kwhPerYear, lines, figures } = estimate
  // es-ES leaves four digits ungrouped by default; amounts and kWh are beside longer ones.
  const amount = euroFormat(htmlLang, { useGrouping: 'always' })
  const figure = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(htmlLang, { maximumFractionDigits, useGrouping: 'always' }).format(value)
  const kwh = figure(kwhPerYear, 0)
  const params = {
    kwh,
    punta: formatPower(figures.powerKw.punta, language),
    valle: formatPower(figures.powerKw.valle, language),
  }
  return (
    <details className={styles.details}>
      <summary data-plain>{t('supply.estimate.see')}</summary>
      <p>{sentences(t('supply.estimate.title', { kwh }), t('supply.estimate.basis'))}</p>
      <table className={styles.table}>
        <caption>{t('supply.estimate.caption')}</caption>
        <tbody>
          {lines.map(({ kind, eurosPerYear }) => (
            <Row
              key={kind}
              label={t(`supply.estimate.${kind}`, { ...params, percent: figure((rates[kind] ?? 0) * 100, 2) })}
              amount={amount(eurosPerYear)}
            />
          ))}
        </tbody>
        <tfoot>
          <Row label={t('supply.estimate.total')} amount={amount(oursEurosPerYear)} />
          <Row label={t('supply.estimate.billYear')} amount={amount(billEurosPerYear)} />
        </tfoot>
      </table>
      <p>{t('supply.estimate.how')}</p>
    </details>
  )
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  )
}
