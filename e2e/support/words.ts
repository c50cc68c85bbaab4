import type { TextKey } from '#i18n/text-key.ts'
import english from '../../web/src/i18n/en_GB.json' with { type: 'json' }
import spanish from '../../web/src/i18n/es_ES.json' with { type: 'json' }

/** The languages of the product, and how each says something: the catalogues are the source. */
export const catalogues: Record<'es_ES' | 'en_GB', Record<TextKey, string>> = { es_ES: spanish, en_GB: english }

/** Words of a catalogue as a pattern: tags of rich text and values filled in later match anything. */
export function pattern(text: string): RegExp {
  const parts = text.split(/<[^>]+>|\{\{\w+\}\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}`)
}
