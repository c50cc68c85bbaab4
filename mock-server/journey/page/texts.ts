import type { Language } from '#i18n/languages.ts'
import english from '../texts/en_GB.json' with { type: 'json' }
import spanish from '../texts/es_ES.json' with { type: 'json' }
import { html, type Markup, type Piece } from './html.ts'

/** The name of a text of the outside world's pages; the product's own texts are elsewhere. */
export type JourneyText = keyof typeof spanish

export type Say = (key: JourneyText, values?: Record<string, string | number>) => string

const catalogues: Record<Language, Record<JourneyText, string>> = { es_ES: spanish, en_GB: english }

/** Puts texts into words in one language. */
export function speak(language: Language): Say {
  return (key, values) => filledIn(catalogues[language][key], values)
}

/** A text with its values in place: `{{count}}`. */
export function filledIn(text: string, values: Record<string, string | number> = {}): string {
  return text.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => String(values[name] ?? mark))
}

/** A text with marked parts, `<b>so</b>`, each drawn by the function of its name. */
export function rich(text: string, parts: Record<string, (words: string) => Piece>): Markup {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, name = '', inside = ''] = match
    pieces.push(text.slice(from, match.index), parts[name]?.(inside) ?? inside)
    from = match.index + whole.length
  }
  return html`${pieces}${text.slice(from)}`
}

/** A text whose marked parts are strong. */
export function strong(text: string): Markup {
  return rich(text, { b: words => html`<strong>${words}</strong>` })
}
