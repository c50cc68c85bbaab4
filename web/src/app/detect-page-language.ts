import { detectLanguage, languageKey } from '#i18n/detect-language.ts'
import { pageStorage } from './page-storage.ts'

/** The language this page begins in: what the head's script hides and what the page then draws must agree. */
export function detectPageLanguage() {
  return detectLanguage({
    search: location.search,
    cookie: document.cookie,
    stored: pageStorage('localStorage').getItem(languageKey),
    browser: navigator.languages,
  })
}
