import { groupIban, ibanCountry, normaliseIban } from '#domain/iban.ts'
import type { MessageKey } from '#i18n/message.ts'
import { errorsIn, type Step } from '../define-step.ts'
import { createLateRules } from '../late-rules.ts'

/** The account formats of all countries, and the Spanish banks. */
export const ibanRules = createLateRules(() => import('#domain/iban-rules.ts'))

/** The account the bills are charged to, both consents, and a last look at what matters before Contratar. */
export const bank: Step = {
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
}

/** What is wrong with the account. Until the formats are loaded, only what can be checked without them. */
function checkIbanField(iban: string): MessageKey | null {
  const rules = ibanRules.current()
  if (rules) return rules.checkIban(iban)
  if (normaliseIban(iban) === '') return 'error.required'
  return ibanCountry(iban) === null ? 'error.iban.prefix' : null
}
