import { ibanCountry, normaliseIban } from '#domain/iban.ts'
import type { MessageKey } from '#i18n/message.ts'
import { createLateRules } from '../late-rules.ts'

/** The account formats of all countries, and the Spanish banks. */
export const ibanRules = createLateRules(() => import('#domain/iban-rules.ts'))

/** What is wrong with the account. Until the formats are loaded, only what can be checked without them. */
export function checkIbanField(iban: string): MessageKey | null {
  const rules = ibanRules.current()
  if (rules) return rules.checkIban(iban)
  if (normaliseIban(iban) === '') return 'error.required'
  return ibanCountry(iban) === null ? 'error.iban.prefix' : null
}
