import { type I18n, refreshTranslations } from './create-i18n.ts'
import { languageKey } from './detect-language.ts'
import { htmlLang, testMode } from './languages.ts'

/** Keeps `lang`, storage, cookie and translation service in step with the language. `later`: when to ask the service. Returns how to stop. */
export function followLanguage(
  texts: I18n,
  root: HTMLElement,
  storage: Pick<Storage, 'setItem'>,
  later: (run: () => void) => void = run => run(),
): () => void {
  function follow(language: string) {
    // Setting it, even to the same, has the browser compute the style and the layout of everything again.
    if (root.lang !== htmlLang(language)) root.lang = htmlLang(language)
    // For as long as the browser is open: the site's other pages, the documents in frames among them, speak the same language,
    // and a cookie of theirs, which ranks above the storage, does not overrule a newer choice.
    const secure = root.ownerDocument.location.protocol === 'https:' ? '; secure' : ''
    if (language !== testMode)
      writeCookie(root.ownerDocument, `${languageKey}=${language}; path=/; samesite=lax${secure}`)
    later(() => void refreshTranslations(texts))
  }
  function chosen(language: string) {
    follow(language)
    storage.setItem(languageKey, language)
  }
  follow(texts.language)
  texts.on('languageChanged', chosen)
  return () => texts.off('languageChanged', chosen)
}

function writeCookie(page: Document, cookie: string) {
  try {
    page.cookie = cookie
  } catch {
    // Where cookies are denied, the choice holds for this page.
  }
}
