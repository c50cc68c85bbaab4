import { detectLanguage } from '#i18n/detect-language.ts'
import texts from './texts.json'

const { cookie } = document
const sources = { search: location.search, cookie, stored: null, browser: navigator.languages }

/** The language of the address, else the one chosen in the wizard, else the browser's. */
export const language = detectLanguage(sources) === 'en_GB' ? 'en' : 'es'

/** A text in that language, with `{name}` filled in. */
export function t(key: keyof (typeof texts)['es'], values: Record<string, string | number> = {}): string {
  return texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
