import '#i18n/later.ts'
import { useAtomValue } from 'jotai'
import { euros } from '#i18n/euros.ts'
import { RichText, Text, useLanguage } from '#i18n/Text.tsx'
import { answersAtom } from '#state/answers.ts'
import type { Estimate } from '#state/estimate.ts'
import { Calculation } from '#steps/price/Price.tsx'
import { Button } from '#ui/Button.tsx'
import { FilePick } from '#ui/FilePick.tsx'
import { ArrowRightIcon, LockIcon } from '#ui/icons.tsx'
import styles from './PriceCalculator.module.css'

interface Props {
  estimate: Estimate
  onContinue: () => void
  onFiles: (files: File[]) => void
}

/** The monthly cost of the bill and with us, as bars. The headline is the difference of a year. */
export function PriceResult({ estimate, onContinue, onFiles }: Props) {
  const { t, htmlLang } = useLanguage()
  const { billEurosPerYear, oursEurosPerYear, outcome, differenceEuros, kwhPerYear, isRegulated } = estimate
  const isOnDevice = useAtomValue(answersAtom).invoice?.isReadOnDevice
  const most = Math.max(billEurosPerYear, oursEurosPerYear)
  const written = (amount: number) => euros(Math.round(amount), htmlLang)
  const kwh = new Intl.NumberFormat(htmlLang, { maximumFractionDigits: 0, useGrouping: 'always' }).format(kwhPerYear)
  return (
    <section className={styles.calculator} data-stack aria-labelledby="price-title" data-outcome={outcome}>
      <div role="status">
        <h3 className={styles.question} id="price-title">
          <Text>{t(`offer.price.${outcome}`, { amount: written(differenceEuros) })}</Text>
        </h3>
      </div>
      <dl className={styles.sides}>
        <Side label={t('supply.estimate.bill')} amount={written(billEurosPerYear / 12)} />
        <Side label={t('supply.estimate.ours')} amount={written(oursEurosPerYear / 12)} isOurs />
      </dl>
      <div className={styles.bars} data-stack aria-hidden="true">
        <span style={{ inlineSize: `${(billEurosPerYear / most) * 100}%` }} />
        <span data-ours style={{ inlineSize: `${(oursEurosPerYear / most) * 100}%` }} />
      </div>
      <p className={styles.words}>{t('offer.price.basis', { kwh })}</p>
      <Calculation estimate={estimate} />
      {isRegulated && <p className={styles.words}>{t('supply.estimate.regulated')}</p>}
      <div className={styles.continue}>
        <Button variant="primary" wide iconEnd={<ArrowRightIcon />} onClick={onContinue}>
          {t('offer.price.continue')}
        </Button>
      </div>
      {isOnDevice && (
        <p className={styles.words} data-line>
          <LockIcon />
          <Text>{t('offer.price.kept')}</Text>
        </p>
      )}
      <div className={styles.another}>
        <FilePick variant="link" label={t('supply.invoice.another')} onFiles={onFiles} />
      </div>
    </section>
  )
}

function Side({ label, amount, isOurs }: { label: string; amount: string; isOurs?: boolean }) {
  return (
    <div className={styles.side} data-ours={isOurs}>
      <dt data-quiet>{label}</dt>
      <dd>
        <RichText text="supply.estimate.perMonth" params={{ amount }} />
      </dd>
    </div>
  )
}
