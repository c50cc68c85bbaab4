import { getI18n } from './create-i18n.ts'
import { defaultLanguage } from './languages.ts'

/** The language in which the interface is shown. */
export function currentLanguage(): string {
  return getI18n()?.language ?? defaultLanguage
}
