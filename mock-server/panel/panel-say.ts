import type { Language } from '#i18n/languages.ts'
import { filledIn } from '#mock/journey/page/texts.ts'
import english from './texts/en_GB.json' with { type: 'json' }
import spanish from './texts/es_ES.json' with { type: 'json' }

/** The name of a text of the testers' panel. */
export type PanelText = keyof typeof spanish

export type PanelSay = (key: PanelText, values?: Record<string, string | number>) => string

const catalogues: Record<Language, Record<PanelText, string>> = { es_ES: spanish, en_GB: english }

/** Puts the panel's texts into words in one language. */
export function speakPanel(language: Language): PanelSay {
  return (key, values) => filledIn(catalogues[language][key], values)
}
