import { createContext, useContext } from 'react'
import texts from './texts.json'

export type Language = keyof typeof texts
export type TextKey = keyof (typeof texts)['es']

/** Spanish or English, by the language that a page or a browser names. */
export function toLanguage(name: string): Language {
  return name.toLowerCase().startsWith('en') ? 'en' : 'es'
}

export const LanguageContext = createContext<Language>('es')

/** Texts in the reader's language, with `{name}` filled in, and the language itself. */
export function useTexts() {
  const language = useContext(LanguageContext)
  const t = (key: TextKey, values: Record<string, string | number> = {}) =>
    texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  const plural = (key: 'filled', count: number) =>
    t(`${key}.${new Intl.PluralRules(language).select(count) === 'one' ? 'one' : 'other'}`, { count })
  return { t, plural, language }
}
