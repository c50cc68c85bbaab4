import { createInstance, type i18n } from 'i18next'
import es from './es_ES.json' with { type: 'json' }
import { defaultLanguage, languages, testMode } from './languages.ts'
import { type TranslationServiceOptions, translationRetries, translationService } from './translation-service.ts'

export type I18n = i18n

let latest: I18n | undefined

/** The texts that were created last: those of the page. */
export const getI18n = () => latest

/** The language in which the interface is shown. */
export const currentLanguage = () => latest?.language ?? defaultLanguage

const spanish: Record<string, string> = { ...es }

/** Adds texts that are loaded later. Nothing shows them yet, so nothing is drawn again; what the translation service said stays. */
export function addSpanish(texts: Record<string, string>): void {
  Object.assign(spanish, texts)
  latest?.addResourceBundle(defaultLanguage, 'translation', texts, true, false, { silent: true })
}

/** The texts of the interface, Spanish from the first moment. Only `refreshTranslations` asks the translation service. */
export function createI18n(service?: TranslationServiceOptions): I18n {
  const texts = createInstance()
  if (service) texts.use(translationService(service))
  void texts.init({
    ...translationRetries,
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages, testMode],
    load: 'currentOnly',
    // A copy: what the service says is written into it.
    resources: { [defaultLanguage]: { translation: { ...spanish } } },
    // The keys are flat: a dot is a letter like any other.
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    returnEmptyString: false,
    // React escapes what it renders; escaping twice would show entities.
    interpolation: { escapeValue: false },
    // A text from the translation service is drawn when it arrives.
    react: { bindI18nStore: 'added' },
  })
  latest = texts
  return texts
}

/** Lays the translation service's entries for the present language over the bundled ones; when it fails nothing changes. */
export async function refreshTranslations(texts: I18n): Promise<void> {
  if (texts.language !== testMode) await texts.reloadResources([texts.language])
}
