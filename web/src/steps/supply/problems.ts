import { checkCups, hasCupsLength } from '#domain/cups.ts'
import type { FormValues } from '#domain/form-values.ts'
import { checkPower } from '#domain/power-options.ts'
import {
  checkMunicipality,
  checkPostalCode,
  checkRequired,
  checkStreet,
  checkStreetNumber,
} from '#domain/text-rules.ts'
import type { TextKey } from '#i18n/text-key.ts'
import type { AskedField, Problem } from '../define-step.ts'
import { asksDetails, asksElectricityNow, asksPowers } from './asked.ts'

/** Outcomes of the CUPS check that stand in the way of Next, and what is said about each. */
const refusals: Partial<Record<FormValues['cupsOutcome'], TextKey>> = {
  formatInvalid: 'error.cups.invalid',
  disallowedTariff: 'error.cups.tariff',
  disallowedCapacity: 'error.cups.capacity',
}

/** What the server said against this CUPS, or null. */
export function cupsRefusal({ cupsOutcome }: FormValues): TextKey | null {
  return refusals[cupsOutcome] ?? null
}

/** Once the server has spoken its word counts, the control letters' no longer. */
function checkCupsField(values: FormValues): TextKey | null {
  if (!hasCupsLength(values.cups)) return checkCups(values.cups)
  if (values.cupsOutcome === '') return checkCups(values.cups) ?? 'error.cups.notValidated'
  return cupsRefusal(values)
}

function checkAnswered(answer: boolean | undefined): TextKey | null {
  return answer === undefined ? 'error.required' : null
}

interface Rule {
  field: AskedField
  isAsked: (values: FormValues) => boolean
  check: (values: FormValues) => TextKey | null
}

/** In the order of the screen. The kind of home is always answered: first residence unless the customer says otherwise. */
const rules: readonly Rule[] = [
  { field: 'cups', isAsked: () => true, check: checkCupsField },
  { field: 'address', isAsked: asksDetails, check: values => checkStreet(values.address) },
  { field: 'street_number', isAsked: asksDetails, check: values => checkStreetNumber(values.street_number) },
  { field: 'zipCode', isAsked: asksDetails, check: values => checkPostalCode(values.zipCode) },
  { field: 'province', isAsked: asksDetails, check: values => checkRequired(values.province) },
  { field: 'municipality', isAsked: asksDetails, check: values => checkMunicipality(values.municipality) },
  { field: 'newSupply', isAsked: asksElectricityNow, check: values => checkAnswered(values.newSupply) },
  { field: 'potenciaPunta', isAsked: asksPowers, check: values => checkPower(values.potenciaPunta) },
  { field: 'potenciaValle', isAsked: asksPowers, check: values => checkPower(values.potenciaValle) },
  { field: 'solarSupply', isAsked: asksDetails, check: values => checkAnswered(values.solarSupply) },
]

/** What the supply step still misses. */
export function supplyProblems(values: FormValues): Problem[] {
  return rules.flatMap(({ field, isAsked, check }) => {
    const key = isAsked(values) ? check(values) : null
    return key ? [{ field, error: { key }, ...(key === 'error.cups.notValidated' && { isToDo: true }) }] : []
  })
}
