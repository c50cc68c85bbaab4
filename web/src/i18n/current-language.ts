import { getI18n } from 'react-i18next'
import { defaultLanguage } from './languages.ts'

/** The language in which the interface is shown. */
export function currentLanguage(): string {
  return getI18n()?.language ?? defaultLanguage
}
