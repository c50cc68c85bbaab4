import { useSyncExternalStore } from 'react'
import texts from './texts.json'

export type Language = keyof typeof texts

/** Spanish or English, by the language that a page or a browser names. */
export function toLanguage(name: string): Language {
  return name.toLowerCase().startsWith('en') ? 'en' : 'es'
}

/** Texts in the page's language, with `{name}` filled in, and the language itself. */
export function useTexts() {
  const language = useSyncExternalStore(followPage, () => toLanguage(document.documentElement.lang))
  const t = (key: keyof (typeof texts)['es'], values: Record<string, string | number> = {}) =>
    texts[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  return { t, language }
}

function followPage(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
