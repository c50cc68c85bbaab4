import es from '#i18n/es_ES.json' with { type: 'json' }
import type { MessageKey } from '#i18n/message.ts'

/** The Spanish words behind a rule's answer, to compare with what the specification says; null stays null. */
export function spanish(key: MessageKey | null): string | null {
  return key === null ? null : es[key]
}
