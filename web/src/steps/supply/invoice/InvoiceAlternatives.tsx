import { atom, useAtomValue, useSetAtom } from 'jotai'
import { Fragment } from 'react'
import { groupCups } from '#domain/cups.ts'
import { addressFields, initialFormValues, powerFields, type SpecifiedValues } from '#domain/form-values.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import { formatPower } from '#domain/power-options.ts'
import { currentInvoice, originOf } from '#domain/resolve-answers.ts'
import { useLanguage } from '#i18n/use-language.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { answersAtom, formValuesAtom } from '#state/answers.ts'
import { fieldId } from '#state/useField.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { addressLine, placeLine } from '../address-line.ts'
import { changeAddressAtom } from '../cadastral-units.ts'
import { typeCupsAtom, validateCupsAtom } from '../cups-check.ts'
import { choosePowerAtom } from '../supply-costs.ts'
import styles from './InvoiceAlternatives.module.css'

/** Both readings of fields that a bill fills in two ways, beside the first of them; one press takes one. */
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

/** A group of fields that one choice of the customer fills together. */
export type AlternativesGroup = 'cups' | 'address' | 'powers'

const fieldsOf: Record<AlternativesGroup, readonly (keyof InvoiceFields)[]> = {
  cups: ['cups'],
  address: addressFields,
  powers: powerFields,
}

// The same list each time: nothing is drawn again with a letter.
const none: readonly InvoiceFields[] = []

/** Both readings of the fields of each group, as long as these fields are empty or only follow from the postal code. */
const openAtom = atom(get => {
  const answers = get(answersAtom)
  const values = get(formValuesAtom)
  const alternatives = currentInvoice(answers)?.alternatives ?? []
  return (group: AlternativesGroup): readonly InvoiceFields[] => {
    const [first = {}] = alternatives
    const fields = fieldsOf[group].filter(field => first[field] !== undefined)
    const isOpen = (field: keyof InvoiceFields) =>
      values[field] === '' || originOf(answers, field).kind === 'postalCode'
    if (fields.length === 0 || !fields.every(isOpen)) return none
    return alternatives.map(choice => Object.fromEntries(fields.map(field => [field, choice[field]])))
  }
})

const groups = {
  cups: atom(get => get(openAtom)('cups')),
  address: atom(get => get(openAtom)('address')),
  powers: atom(get => get(openAtom)('powers')),
}

/** The two choices that the bill leaves open for a group of fields; none where there is nothing to choose. */
export const alternativesAtom = (group: AlternativesGroup) => groups[group]

/** The customer took one: from now on it is their own answer. */
export const takeAlternativeAtom = atom(null, async (_get, set, group: AlternativesGroup, chosen: InvoiceFields) => {
  const words = chosen as Partial<SpecifiedValues>
  if (group === 'address') set(changeAddressAtom, words)
  if (group === 'powers') await set(choosePowerAtom, words)
  if (group !== 'cups') return
  set(typeCupsAtom, words)
  await set(validateCupsAtom)
})
