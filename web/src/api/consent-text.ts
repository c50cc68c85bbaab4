import type { ConsentField } from '#domain/consents.ts'
import { getI18n } from '#i18n/create-i18n.ts'
import type { MessageKey } from '#i18n/message.ts'

const keys: Record<ConsentField, MessageKey> = {
  terms: 'account.terms',
  marketing: 'account.marketing',
  sepa: 'bank.sepa',
  general_conditions: 'bank.conditions',
}

/** The sentence beside a box as it is shown now, without the marks of its links. */
export function consentText(field: ConsentField): string {
  const sentence = getI18n()?.t(keys[field]) ?? ''
  return sentence.replace(/<\/?\w+>/g, '')
}
