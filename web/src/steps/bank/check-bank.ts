import { errorText } from '#api/error-text.ts'
import type { FormValues } from '#domain/form-values.ts'
import { normaliseIban } from '#domain/iban.ts'
import type { CheckOutcome, Surroundings } from '../define-step.ts'
import { prepareIbanRules } from './iban-check.ts'

/** Holds the account to its country's format, should the tables have come late, and asks the server about it. */
export async function checkBank(values: FormValues, { api }: Surroundings, signal: AbortSignal): Promise<CheckOutcome> {
  const problem = await prepareIbanRules().then(
    rules => rules.checkIban(values.iban),
    // Without the tables the server's word has to do.
    () => null,
  )
  signal.throwIfAborted()
  if (problem) return { is: 'refused', problems: [{ field: 'iban', error: { key: problem } }] }
  try {
    const { body } = await api.checkIban({ iban: normaliseIban(values.iban) }, { signal })
    if (body.valid) return { is: 'passed' }
    return { is: 'refused', problems: [{ field: 'iban', error: { key: 'error.iban.format' } }] }
  } catch (error) {
    signal.throwIfAborted()
    return { is: 'failed', error: errorText(error) }
  }
}
