import { addDeferredMessagesTo } from './deferred-messages.ts'
import es from './es_ES.json' with { type: 'json' }
import type { Catalogue, I18n, Translate, TranslationServiceOptions } from './i18n.ts'
import { defaultLanguage, testMode } from './languages.ts'
import type { Message } from './message.ts'
import { fetchTranslations } from './translation-service.ts'

/**
 * The texts, complete in Spanish from the first moment. The translation service is asked by `refreshTranslations` only, in the
 * background, so that nothing ever waits for it. Our own in place of i18next: the keys are flat and have no plurals, and i18next with
 * its binding to React was an eighth of the first load and a fifth of the first page's start.
 */
export function createI18n(service: TranslationServiceOptions): I18n {
  const catalogues: Record<string, Catalogue> = { [defaultLanguage]: es }
  const listeners = new Set<() => void>()
  let language: string = defaultLanguage
  let t = createTranslate()

  function createTranslate(): Translate {
    return (text, params) => {
      const message = typeof text === 'string' ? { key: text, params } : text
      if (language === testMode) return message.key
      const words = catalogues[language]?.[message.key] || catalogues[defaultLanguage]?.[message.key] || message.key
      return message.params ? interpolate(words, message.params) : words
    }
  }
  function notify() {
    t = createTranslate()
    for (const listener of [...listeners]) listener()
  }
  const i18n: I18n = {
    get language() {
      return language
    },
    get t() {
      return t
    },
    service,
    getCatalogue: name => catalogues[name],
    add(name, texts) {
      catalogues[name] = { ...catalogues[name], ...texts }
      notify()
    },
    complete(name, texts) {
      catalogues[name] = { ...texts, ...catalogues[name] }
    },
    setLanguage(name) {
      language = name
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  addDeferredMessagesTo(i18n)
  return i18n
}

/** Fills `{{name}}` in; nothing for a name without a value. */
function interpolate(words: string, params: NonNullable<Message['params']>): string {
  return words.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''))
}

/** Lays the translation service's texts for the present language over the bundled ones; when it fails nothing changes. */
export async function refreshTranslations({ language, service, ...i18n }: I18n): Promise<void> {
  if (language === testMode) return
  const translations = await fetchTranslations(service, language)
  if (!translations) return
  const isNews = Object.entries(i18n.getCatalogue(language) ?? {}).some(
    ([key, text]) => (translations[key] ?? text) !== text,
  )
  // A service that says what is known has nothing rendered again.
  if (isNews) i18n.add(language, translations)
}
