import { useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import type { SupplyPart } from '#domain/confirmable-parts.ts'
import { cupsDistributor, groupCups } from '#domain/cups.ts'
import { formatPowers } from '#domain/power-options.ts'
import { useLanguage } from '#i18n/Text.tsx'
import { formValuesAtom } from '#state/answers.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus.ts'
import { addressLine, placeLine } from './address-line.ts'
import styles from './ConfirmCard.module.css'
import { isCorrectingAtom } from './confirm.ts'

/** "¿Es tu suministro?": what bill and register agree on, to be confirmed at a glance. "Corregir" opens the fields. */
export function ConfirmCard({ parts }: { parts: readonly SupplyPart[] }) {
  const { t, language } = useLanguage()
  const titleId = useId()
  const values = useAtomValue(formValuesAtom)
  const setCorrecting = useSetAtom(isCorrectingAtom)
  const powers = formatPowers(values, language)
  const isOne = powers.punta === powers.valle
  // Nothing while one is unknown.
  const power =
    powers.punta && powers.valle && t(isOne ? 'supply.confirm.powerBoth' : 'supply.invoice.alternatives.power', powers)
  const distributor = cupsDistributor(values.cups)?.name
  const correct = () => {
    // The fields have to be there to take the focus.
    flushSync(() => setCorrecting(true))
    focusField(fieldId('cups'))
  }
  const facts = [
    ...(parts.includes('cups') ? [{ label: t('field.cups'), value: groupCups(values.cups) }] : []),
    ...(power ? [{ label: t('supply.confirm.power'), value: power }] : []),
    ...(distributor ? [{ label: t('supply.confirm.distributor'), value: distributor }] : []),
  ]
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.home}>
        <h3 className={styles.title} id={titleId}>
          {t('supply.confirm.title')}
        </h3>
        <Button variant="link" onClick={correct}>
          {t('supply.confirm.correct')}
        </Button>
        {parts.includes('address') && (
          <p className={styles.address} lang="es">
            <span>{addressLine(values)}</span>
            <span>{placeLine(values)}</span>
          </p>
        )}
      </div>
      <dl className={styles.facts} data-stack>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt data-quiet>{label}</dt>
            <dd key={value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
