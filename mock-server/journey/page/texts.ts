import type { Language } from '#i18n/languages.ts'
import english from '../texts/en_GB.json' with { type: 'json' }
import spanish from '../texts/es_ES.json' with { type: 'json' }
import { html, Markup } from './html.ts'

// The wizard has its own texts.
const catalogues: Record<Language, Record<keyof typeof spanish, string>> = { es_ES: spanish, en_GB: english }

/** Returns a text in the reader's language with its values filled in. */
export type Translate = (key: keyof typeof spanish, values?: Record<string, string | number>) => string

/** Creates the translator of the journey's texts. */
export function createTranslator(language: Language): Translate {
  return (key, values) => interpolate(catalogues[language][key], values)
}

/** Fills values into a text: `{{count}}`. */
export function interpolate(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** Renders `<b>` as strong, and nothing else as markup. */
export function renderStrong(text: string): Markup {
  return new Markup(html`${text}`.text.replaceAll(/&lt;(\/?)b&gt;/g, '<$1strong>'))
}
