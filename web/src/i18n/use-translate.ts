import { type Translate, useTranslated } from './Translations.tsx'

export type { Translate }

/** The one way from components to the catalogues: a misspelt key does not compile. */
export function useTranslate(): Translate {
  return useTranslated().t
}
