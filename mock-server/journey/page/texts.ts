import english from '../texts/en_GB.json' with { type: 'json' }
import spanish from '../texts/es_ES.json' with { type: 'json' }
import { html, type Markup, type Piece } from './html.ts'

/** The languages of the mock server's pages. The wizard may have more; a person who reads one of those gets these pages in Spanish. */
export const pageLanguages = ['es_ES', 'en_GB'] as const

export type PageLanguage = (typeof pageLanguages)[number]

/** The key of a text on the pages outside the wizard. The wizard has texts of its own. */
export type JourneyText = keyof typeof spanish

/** Returns a text in the reader's language with its values filled in. */
export type Translate<Key> = (key: Key, values?: Record<string, string | number>) => string

const catalogues: Record<PageLanguage, Record<JourneyText, string>> = { es_ES: spanish, en_GB: english }

/** Creates the translator of the journey's texts. */
export function createTranslator(language: PageLanguage): Translate<JourneyText> {
  return (key, values) => interpolate(catalogues[language][key], values)
}

/** Fills values into a text: `{{count}}`. */
export function interpolate(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

/** Renders the marked parts of a text, `<b>so</b>`, each with the function of its name. */
export function renderParts(text: string, parts: Record<string, (words: string) => Piece>): Markup {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, name = '', inside = ''] = match
    pieces.push(text.slice(from, match.index), parts[name]?.(inside) ?? inside)
    from = match.index + whole.length
  }
  return html`${pieces}${text.slice(from)}`
}

/** Renders `<b>` as strong. */
export function renderStrong(text: string): Markup {
  return renderParts(text, { b: words => html`<strong>${words}</strong>` })
}
