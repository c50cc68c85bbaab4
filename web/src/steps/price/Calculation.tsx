import { type EstimateLine, electricityTaxRate } from '#domain/bill-estimate.ts'
import { formatPower } from '#domain/power-options.ts'
import { vatRate } from '#domain/vat.ts'
import { sentences } from '#i18n/sentences.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import type { Estimate } from '#state/estimate.ts'
import styles from './Price.module.css'

const rates: Partial<Record<EstimateLine['kind'], number>> = { electricityTax: electricityTaxRate, vat: vatRate }

/** "Ver el cálculo": how a year with us comes about, line by line. */
export function Calculation({ estimate }: { estimate: Estimate }) {
  const t = useTranslate()
  const { language, htmlLang } = useLanguage()
  const { billEurosPerYear, oursEurosPerYear, kwhPerYear, lines, figures } = estimate
  const euros = new Intl.NumberFormat(htmlLang, {
    style: 'currency',
    currency: 'EUR',
    // es-ES leaves four digits ungrouped by default; amounts and kWh stand beside longer ones.
    useGrouping: 'always',
  })
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
      <summary>{t('supply.estimate.see')}</summary>
      <p>{sentences(t('supply.estimate.title', { kwh }), t('supply.estimate.basis'))}</p>
      <table className={styles.table}>
        <caption>{t('supply.estimate.caption')}</caption>
        <tbody>
          {lines.map(({ kind, eurosPerYear }) => (
            <Row
              key={kind}
              label={t(`supply.estimate.${kind}`, { ...params, percent: figure((rates[kind] ?? 0) * 100, 2) })}
              amount={euros.format(eurosPerYear)}
            />
          ))}
        </tbody>
        <tfoot>
          <Row label={t('supply.estimate.total')} amount={euros.format(oursEurosPerYear)} />
          <Row label={t('supply.estimate.billYear')} amount={euros.format(billEurosPerYear)} />
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
