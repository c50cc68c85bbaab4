import { checkCups, hasCupsLength } from '#domain/cups.ts'
import type { CupsOutcome, FormValues } from '#domain/form-values.ts'
import { checkPower } from '#domain/power-options.ts'
import { checkSupplied } from '#domain/provinces.ts'
import { addressChecks, checkPostalCode } from '#domain/text-rules.ts'
import { needsAddress, showsAddress, showsElectricityQuestion, showsPowerChoice } from '#domain/visible-fields.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { LabelledField, ValidationError } from '../define-step.ts'

/** Outcomes of the CUPS check that block Next, and the text of each. */
export const cupsRefusals: Partial<Record<CupsOutcome | '' | 'checking', MessageKey>> = {
  formatInvalid: 'error.cups.invalid',
  disallowedTariff: 'error.cups.tariff',
  disallowedCapacity: 'error.cups.capacity',
}

/** What is wrong with the CUPS. After a verdict of the server its control letters are ignored, unless the server could not tell. */
function checkCupsField(values: FormValues): MessageKey | null {
  if (!hasCupsLength(values.cups)) return checkCups(values.cups)
  const problem = checkCups(values.cups)
  if (values.cupsOutcome === '') return problem ?? 'error.cups.notValidated'
  if (values.cupsOutcome === 'unavailable' && problem) return problem
  const refusal = cupsRefusals[values.cupsOutcome]
  if (refusal) return refusal
  if (values.hasConflict) return 'error.conflict.open'
  return values.mayBeGas ? 'error.cups.gasToConfirm' : null
}

/** What is still to be done, with nothing missing or wrong in the field. */
const toDo: readonly MessageKey[] = ['error.cups.notValidated', 'error.conflict.open', 'error.cups.gasToConfirm']

const isAnswered = (answer: boolean | undefined) => (answer === undefined ? 'error.required' : null)

interface Rule {
  field: LabelledField
  isAsked: (values: FormValues) => boolean
  check: (values: FormValues) => MessageKey | null
}

const addressRules = Object.entries({
  ...addressChecks,
  zipCode: (code: string) => checkPostalCode(code) ?? checkSupplied(code),
}).map(([name, check]): Rule => {
  const field = name as keyof typeof addressChecks
  // Of a supply that exists already the address is known: an empty field may stay empty.
  const isAsked = (values: FormValues) => showsAddress(values) && (values[field] !== '' || needsAddress(values))
  return { field, isAsked, check: values => check(values[field]) }
})

/** In the order of the screen. The kind of home is always answered: first residence unless the customer says otherwise. */
const rules: readonly Rule[] = [
  { field: 'cups', isAsked: () => true, check: checkCupsField },
  ...addressRules,
  { field: 'newSupply', isAsked: showsElectricityQuestion, check: values => isAnswered(values.newSupply) },
  { field: 'potenciaPunta', isAsked: showsPowerChoice, check: values => checkPower(values.potenciaPunta) },
  { field: 'potenciaValle', isAsked: showsPowerChoice, check: values => checkPower(values.potenciaValle) },
  { field: 'solarSupply', isAsked: showsAddress, check: values => isAnswered(values.solarSupply) },
]

/** What the supply step still misses. */
export function validateSupply(values: FormValues): ValidationError[] {
  return rules.flatMap(({ field, isAsked, check }) => {
    const key = isAsked(values) ? check(values) : null
    return key ? [{ field, error: { key }, ...(toDo.includes(key) && { isToDo: true }) }] : []
  })
}
