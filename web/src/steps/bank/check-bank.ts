import { normaliseIban } from '#domain/iban.ts'
import type { StepCheck } from '../define-step.ts'

/** Asks the server about the account. */
export const bankCheck: StepCheck = {
  subject: ({ iban }) => ({ iban }),
  async ask(values, { api }, signal) {
    const { body } = await api.checkIban({ iban: normaliseIban(values.iban) }, { signal })
    return body.valid ? [] : [{ field: 'iban', error: { key: 'error.iban.format' } }]
  },
  failedText: 'bank.checkFailed',
}
