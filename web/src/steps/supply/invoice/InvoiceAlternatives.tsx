import { atom, useAtomValue, useSetAtom } from 'jotai'
import { Fragment } from 'react'
import { groupCups } from '#domain/cups.ts'
import { addressFields, initialFormValues, powerFields, type SpecifiedValues } from '#domain/form-values.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import { formatPowers } from '#domain/power-options.ts'
import { currentInvoice, originOf } from '#domain/resolve-answers.ts'
import { useLanguage, useTranslate } from '#i18n/Text.tsx'
import { answersAtom, formValuesAtom } from '#state/answers.ts'
import { changeFieldsAtom } from '#state/field.ts'
import { stableAtom } from '#state/stable-atom.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { addressLine, placeLine } from '../address-line.ts'
import { typeCupsAtom, validateCupsAtom } from '../cups-check.ts'
import styles from './InvoiceAlternatives.module.css'

/** Both readings of fields that a bill fills in two ways, beside the first of them; one press takes one. */
export function InvoiceAlternatives({ group }: { group: AlternativesGroup }) {
  const t = useTranslate()
  const read = useReadable()
  const choices = useAtomValue(alternativesAtoms[group])
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

function useReadable() {
  const { t, language } = useLanguage()
  return (choice: InvoiceFields): string => {
    const { cups } = choice
    if (cups !== undefined) return groupCups(cups)
    const values = { ...initialFormValues, ...choice }
    const { punta, valle } = formatPowers(values, language)
    if (punta && valle) return t('supply.invoice.alternatives.power', { punta, valle })
    return punta || valle || [addressLine(values), placeLine(values)].filter(line => line !== '').join(', ')
  }
}

/** A group of fields that one choice of the customer fills together. */
type AlternativesGroup = keyof typeof alternativesAtoms

/** Both readings of these fields, as long as all are empty or only follow from the postal code; none where there is nothing to choose. */
const alternativesAtom = (group: readonly (keyof InvoiceFields)[]) =>
  stableAtom((get): readonly InvoiceFields[] => {
    const answers = get(answersAtom)
    const values = get(formValuesAtom)
    const alternatives = currentInvoice(answers)?.alternatives ?? []
    const fields = group.filter(field => alternatives[0]?.[field] !== undefined)
    const isOpen = (field: keyof InvoiceFields) =>
      values[field] === '' || originOf(answers, field).kind === 'postalCode'
    if (fields.length === 0 || !fields.every(isOpen)) return []
    return alternatives.map(choice => Object.fromEntries(fields.map(field => [field, choice[field]])))
  })

const alternativesAtoms = {
  cups: alternativesAtom(['cups']),
  address: alternativesAtom(addressFields),
  powers: alternativesAtom(powerFields),
}

/** The customer took one: from now on it is their own answer. */
const takeAlternativeAtom = atom(null, async (_get, set, group: AlternativesGroup, chosen: InvoiceFields) => {
  const words = chosen as Partial<SpecifiedValues>
  if (group !== 'cups') return set(changeFieldsAtom, words)
  set(typeCupsAtom, words)
  await set(validateCupsAtom)
})
