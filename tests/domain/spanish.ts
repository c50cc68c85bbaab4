import { allTexts } from '#i18n/all-texts.ts'
import type { MessageKey } from '#i18n/message.ts'

/** The Spanish words behind a rule's answer, to compare with what the specification says; null stays null. */
export function spanish(key: MessageKey | null): string | null {
  return key === null ? null : allTexts.es_ES[key]
}
