import { groupIban, normaliseIban } from '#domain/iban.ts'
import { defineStep, errorsIn } from '../define-step.ts'
import { checkIbanField, ibanRules } from './iban-check.ts'

/** The account the bills are charged to, both consents, and a last look at what matters before Contratar. */
export const bank = defineStep({
  id: 'bank',
  title: 'bank.title',
  lead: 'bank.lead',
  fields: ['iban', 'sepa', 'general_conditions'],
  validate: values =>
    errorsIn([
      ['iban', checkIbanField(values.iban)],
      ['sepa', values.sepa ? null : 'error.required'],
      ['general_conditions', values.general_conditions ? null : 'error.required'],
    ]),
  // Without the tables of formats only the server's check counts.
  prepare: () => ibanRules.prepare().catch(() => {}),
  check: {
    subject: ({ iban }) => ({ iban }),
    async ask(values, { api }, signal) {
      const { body } = await api.checkIban({ iban: normaliseIban(values.iban) }, { signal })
      return errorsIn([['iban', body.valid ? null : 'error.iban.format']])
    },
    failedText: 'bank.checkFailed',
  },
  summary: values => [{ label: 'field.iban', value: groupIban(values.iban) }],
  nextLabel: () => 'bank.sign',
  isReview: true,
})
