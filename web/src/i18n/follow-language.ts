import { languageKey } from './detect-language.ts'
import { htmlLang } from './languages.ts'
import { refreshTexts, type Texts } from './texts.ts'

/** Keeps the page's `lang`, the stored choice and the translation service's entries in step with the chosen language. */
export function followLanguage(texts: Texts, root: HTMLElement, storage: Pick<Storage, 'setItem'>): () => void {
  function follow(language: string) {
    root.lang = htmlLang(language)
    void refreshTexts(texts)
  }
  function chosen(language: string) {
    follow(language)
    try {
      storage.setItem(languageKey, language)
    } catch {
      // Private windows may refuse storage; the choice holds for this page.
    }
  }
  follow(texts.language)
  texts.on('languageChanged', chosen)
  return () => texts.off('languageChanged', chosen)
}
