import { type Translate, useTexts } from './TextsProvider.tsx'

/** The one door from components to the catalogues: a misspelt key does not compile. */
export function useTranslate(): Translate {
  return useTexts().t
}
