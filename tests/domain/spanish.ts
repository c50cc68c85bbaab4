import es from '#i18n/es_ES.json' with { type: 'json' }
import type { TextKey } from '#i18n/text-key.ts'

/** The Spanish words behind a rule's answer, to compare with what the specification says; null stays null. */
export function spanish(key: TextKey | null): string | null {
  return key === null ? null : es[key]
}
