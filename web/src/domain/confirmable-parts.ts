import type { Answers } from './answers.ts'
import { addressFields, type FormField, type FormValues } from './form-values.ts'
import { isSameText } from './layers.ts'
import { fold } from './normalise.ts'
import { currentInvoice, currentRegister, originOf } from './resolve-answers.ts'
import { isWholeAddress } from './text-rules.ts'

/** What of a supply can be confirmed at a glance instead of field by field. */
export type SupplyPart = 'cups' | 'address'

/** `3º B` and `3 b` name one home. */
function plain(details: string): string {
  return fold(details).replace(/[^\p{L}\p{N}]|[ºª]/gu, '')
}

function differ(field: FormField, one: string, other: string): boolean {
  if (one === '' || other === '') return false
  return field === 'address_details' ? plain(one) !== plain(other) : !isSameText(one, other)
}

/** The fields that a bill fills and that deserve a look: its reader is not sure of them, or the register says otherwise. */
export function fieldsToCheck(answers: Answers): readonly FormField[] {
  const invoice = currentInvoice(answers)
  const register = currentRegister(answers)
  const isRecognised = answers.unit !== undefined
  const contradicted = addressFields.filter(
    field =>
      !(field === 'address_details' && isRecognised) &&
      differ(field, invoice?.fields[field] ?? '', register?.values[field] ?? ''),
  )
  return [...(invoice?.doubtful ?? []), ...contradicted].filter(field => originOf(answers, field).kind === 'invoice')
}

/** The parts that the register knows, that are whole, and of which nothing deserves a look. None without a bill of a supply that was found. */
export function confirmableParts(answers: Answers, values: FormValues): readonly SupplyPart[] {
  const isFound = values.cupsOutcome === 'found' && values.newSupply === false
  if (!values.hasInvoice || !isFound || values.hasConflict) return []
  const toCheck = fieldsToCheck(answers)
  const isAddressSure = isWholeAddress(values) && !addressFields.some(field => toCheck.includes(field))
  return [...(toCheck.includes('cups') ? [] : (['cups'] as const)), ...(isAddressSure ? (['address'] as const) : [])]
}
