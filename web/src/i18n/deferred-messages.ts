import type { I18n } from './i18n.ts'
import { defaultLanguage } from './languages.ts'

let incomplete: I18n | undefined

/** Names the page's texts, to which the deferred messages are added. */
export function addDeferredMessagesTo(texts: I18n): void {
  incomplete = texts
}

let loading: Promise<void> | undefined

/**
 * The Spanish texts of all but the first step: the build parts them from the first load (web/build/catalogue-plugin.ts).
 * Nobody has shown one of them before, so nobody is told. What the translation service said meanwhile stays.
 */
export function loadDeferredMessages(): Promise<void> {
  loading ??= load().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function load() {
  const { default: later } = await import('./es_ES.json')
  incomplete?.complete(defaultLanguage, later)
}

/** A part of the page that comes with its words: it is there when both are. */
export async function withTranslations<Part>(part: Promise<Part>): Promise<Part> {
  const [there] = await Promise.all([part, loadDeferredMessages()])
  return there
}
