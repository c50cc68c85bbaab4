import { allTexts } from '#i18n/all-texts.ts'
import type { Language } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message.ts'

/** The languages of the product, and how each says something: the catalogues are the source. */
export const catalogues: Record<Language, Record<MessageKey, string>> = allTexts

/** A text as it may be on the page: anything in the place of `{{name}}`, and no marks of `<email>`. */
export function sentence(key: MessageKey, language: Language = 'es_ES'): RegExp {
  const words = catalogues[language][key].replaceAll(/<\/?\w+>/g, '')
  return new RegExp(words.replaceAll(/[.*+?()|[\]]/g, '\\$&').replaceAll(/\{\{\w+\}\}/g, '.+'))
}

/** A text of plain words as the name of a button, in either language. */
export function named(key: MessageKey): RegExp {
  return new RegExp(`^(?:${allTexts.es_ES[key]}|${allTexts.en_GB[key]})$`)
}
