/** The catalogues the product has, the default first: it replaces every text that another one lacks. The part after the underscore names the flag. */
export const languages = ['es_ES', 'en_GB'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage = 'es_ES' satisfies Language

/** i18next's test mode, in which every text is its own key. It can be asked for by address and is never offered. */
export const testMode = 'cimode'

/** The language as HTML writes it: `es-ES`. */
export function htmlLang(language: string): string {
  return language === testMode ? 'zxx' : language.replace('_', '-')
}
