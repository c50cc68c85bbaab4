import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { type EstimateLine, electricityTaxRate, estimateBill, hasMainlandTaxes } from '#domain/bill-estimate.ts'
import { formatPower } from '#domain/power-options.ts'
import { currentInvoice } from '#domain/resolve-answers.ts'
import { vatRate } from '#domain/vat.ts'
import { RichText } from '#i18n/RichText.tsx'
import { sentences } from '#i18n/sentences.ts'
import { Text } from '#i18n/Text.tsx'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { answersAtom, formValuesAtom } from '#state/answers.ts'
import { offerAtom } from '#state/offer.ts'
import styles from './BillEstimate.module.css'

const bold = { b: (words: string) => <b>{words}</b> }
/** Below this difference nobody could tell which is the cheaper one. */
const minDifferenceEuros = 12
const rates: Partial<Record<EstimateLine['kind'], number>> = { electricityTax: electricityTaxRate, vat: vatRate }

/** What the supply of the bill would have cost with us; null without the bill's code, or without the prices of the tariff call. */
const billEstimateAtom = atom(get => {
  const { prices, feeEurosPerMonth } = get(offerAtom)
  const figures = currentInvoice(get(answersAtom))?.figures
  if (!figures || !prices || !hasMainlandTaxes(get(formValuesAtom).zipCode)) return null
  return { figures, feeEurosPerMonth, ...estimateBill(figures, { ...prices, feeEurosPerMonth }) }
})

/** What the same year costs now and would have cost with us, with the calculation to be read. Nothing where it cannot be worked out. */
export function BillEstimate() {
  const t = useTranslate()
  const { language, htmlLang } = useLanguage()
  const estimate = useAtomValue(billEstimateAtom)
  if (!estimate) return null
  const { billEurosPerYear, oursEurosPerYear, kwhPerYear, lines, figures, feeEurosPerMonth } = estimate
  const euros = (amount: number, digits = 0) =>
    new Intl.NumberFormat(htmlLang, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // es-ES leaves four digits ungrouped by default; amounts and kWh stand beside longer ones.
      useGrouping: 'always',
    }).format(amount)
  const figure = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(htmlLang, { maximumFractionDigits, useGrouping: 'always' }).format(value)
  const kwh = figure(kwhPerYear, 0)
  const difference = billEurosPerYear - oursEurosPerYear
  const outcome = Math.abs(difference) < minDifferenceEuros ? 'same' : difference > 0 ? 'less' : 'more'
  const most = Math.max(billEurosPerYear, oursEurosPerYear)
  const params = {
    kwh,
    punta: formatPower(figures.powerKw.punta, language),
    valle: formatPower(figures.powerKw.valle, language),
  }
  return (
    <section className={styles.estimate} aria-label={t('supply.estimate.label')}>
      <h3 className={styles.title}>{t('supply.estimate.title', { kwh })}</h3>
      <dl className={styles.sides}>
        <Side label={t('supply.estimate.bill')}>
          <Monthly amount={euros(billEurosPerYear / 12)} />
        </Side>
        <Side label={t('supply.estimate.ours')} isOurs>
          <Monthly amount={euros(oursEurosPerYear / 12)} />
        </Side>
      </dl>
      <div className={styles.bars} aria-hidden="true">
        <span style={{ inlineSize: `${(billEurosPerYear / most) * 100}%` }} />
        <span data-ours style={{ inlineSize: `${(oursEurosPerYear / most) * 100}%` }} />
      </div>
      <p className={styles.outcome}>
        <RichText
          text={`supply.estimate.${outcome}`}
          params={{ amount: euros(Math.abs(difference)), fee: euros(feeEurosPerMonth, 2) }}
          parts={bold}
        />
        <Text>
          {` ${sentences(t('supply.estimate.basis'), ...(estimate.isRegulated ? [t('supply.estimate.regulated')] : []))}`}
        </Text>
      </p>
      <details className={styles.details}>
        <summary>{t('supply.estimate.see')}</summary>
        <table className={styles.table}>
          <caption>{t('supply.estimate.caption')}</caption>
          <tbody>
            {lines.map(({ kind, eurosPerYear }) => (
              <Row
                key={kind}
                label={t(`supply.estimate.${kind}`, { ...params, percent: figure((rates[kind] ?? 0) * 100, 2) })}
                amount={euros(eurosPerYear, 2)}
              />
            ))}
          </tbody>
          <tfoot>
            <Row label={t('supply.estimate.total')} amount={euros(oursEurosPerYear, 2)} />
            <Row label={t('supply.estimate.billYear')} amount={euros(billEurosPerYear, 2)} />
          </tfoot>
        </table>
        <p>{t('supply.estimate.how')}</p>
      </details>
    </section>
  )
}

function Side({ label, isOurs, children }: { label: string; isOurs?: boolean; children: ReactNode }) {
  return (
    <div className={styles.side} data-ours={isOurs || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Monthly({ amount }: { amount: string }) {
  return <RichText text="supply.estimate.perMonth" params={{ amount }} parts={bold} />
}

function Row({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{amount}</td>
    </tr>
  )
}
