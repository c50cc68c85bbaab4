import type { Translate } from './i18n.ts'
import { useTranslated } from './Translations.tsx'

export type { Translate }

/** The one way from components to the catalogues: a misspelt key does not compile. */
export function useTranslate(): Translate {
  return useTranslated().t
}
