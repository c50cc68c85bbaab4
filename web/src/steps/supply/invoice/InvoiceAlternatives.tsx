import { useAtomValue, useSetAtom } from 'jotai'
import { Fragment } from 'react'
import { groupCups } from '#domain/cups.ts'
import { initialFormValues } from '#domain/form-values.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import { formatPower } from '#domain/power-options.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { addressLine, placeLine } from '../address-line.ts'
import { type AlternativesGroup, alternativesAtom, takeAlternativeAtom } from './alternatives.ts'
import styles from './InvoiceAlternatives.module.css'

/**
 * Shows both readings of fields that a bill fills in two ways; one press takes one. It stands beside the first of these fields: further up,
 * a customer with a phone would not see it.
 */
export function InvoiceAlternatives({ group }: { group: AlternativesGroup }) {
  const t = useTranslate()
  const read = useReadable()
  const choices = useAtomValue(alternativesAtom(group))
  const take = useSetAtom(takeAlternativeAtom)
  const [field] = Object.keys(choices[0] ?? {}) as (keyof InvoiceFields)[]
  if (!field) return null
  return (
    <Notice
      isNews
      title={t('supply.invoice.alternatives')}
      actions={choices.map(choice => (
        <Button
          key={read(choice)}
          onClick={() => {
            // The button goes away with the question.
            focusField(fieldId(field))
            void take(group, choice)
          }}
        >
          <Choice words={read(choice)} />
        </Button>
      ))}
    />
  )
}

/** Lines end behind a comma, so that a door stays beside its floor, and a town beside its postal code. */
function Choice({ words }: { words: string }) {
  const parts = words.split(/(?<=,) /)
  return (
    <span className={styles.choice}>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join(' ')}>
          {index > 0 && <span> </span>}
          <span className={styles.part}>{part}</span>
        </Fragment>
      ))}
    </span>
  )
}

/** The values of a choice as people read them. */
function useReadable() {
  const t = useTranslate()
  const { language } = useLanguage()
  return (choice: InvoiceFields): string => {
    const { cups, potenciaPunta = '', potenciaValle = '' } = choice
    if (cups !== undefined) return groupCups(cups)
    const [punta, valle] = [formatPower(potenciaPunta, language), formatPower(potenciaValle, language)]
    if (punta && valle) return t('supply.invoice.alternatives.power', { punta, valle })
    const values = { ...initialFormValues, ...choice }
    return punta || valle || [addressLine(values), placeLine(values)].filter(line => line !== '').join(', ')
  }
}
