import { getI18n } from 'react-i18next'
import { defaultLanguage } from './languages.ts'

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
  getI18n()?.addResourceBundle(defaultLanguage, 'translation', later, true, false, { silent: true })
}

/** A part of the page that comes with its words: it is there when both are. */
export async function withTranslations<Part>(part: Promise<Part>): Promise<Part> {
  const [there] = await Promise.all([part, loadDeferredMessages()])
  return there
}
