import type { FormValues } from '#domain/form-values.ts'
import { groupIban } from '#domain/iban.ts'
import { defineStep, type LabelledField, type ValidationError } from '../define-step.ts'
import { bankCheck } from './check-bank.ts'
import { checkIbanField, prepareIbanRules } from './iban-check.ts'

function validateBank(values: FormValues): ValidationError[] {
  const found = [
    ['iban', checkIbanField(values.iban)],
    ['sepa', values.sepa ? null : 'error.required'],
    ['general_conditions', values.general_conditions ? null : 'error.required'],
  ] as const satisfies [LabelledField, unknown][]
  return found.flatMap(([field, key]) => (key ? [{ field, error: { key } }] : []))
}

/** The account the bills are charged to, both consents, and a last look at what matters before Contratar. */
export const bank = defineStep({
  id: 'bank',
  title: 'bank.title',
  lead: 'bank.lead',
  fields: ['iban', 'sepa', 'general_conditions'],
  validate: validateBank,
  // Without the tables of formats only the server's check counts.
  prepare: () => prepareIbanRules().catch(() => {}),
  check: bankCheck,
  summary: values => [{ label: 'field.iban', value: groupIban(values.iban) }],
  nextLabel: () => 'bank.sign',
  nextHasArrow: false,
  isReview: true,
})
