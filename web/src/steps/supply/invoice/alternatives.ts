import { atom } from 'jotai'
import { addressFields, powerFields } from '#domain/answers.ts'
import type { SpecifiedValues } from '#domain/form-values.ts'
import type { InvoiceFields } from '#domain/invoice-fields.ts'
import { currentInvoice, originOf } from '#domain/resolve-answers.ts'
import { answersAtom, formValuesAtom } from '#state/answers.ts'
import { changeAddressAtom } from '../cadastral-units.ts'
import { typeCupsAtom, validateCupsAtom } from '../cups-check.ts'
import { choosePowerAtom } from '../supply-costs.ts'

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
