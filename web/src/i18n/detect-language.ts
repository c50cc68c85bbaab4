import { defaultLanguage, type Language, languages, testMode } from './languages.ts'

/** The name of the chosen language in the query string, the cookies and the local storage. */
export const languageKey = 'language'

/** `location.search`, `document.cookie`, what the local storage holds under the key, and `navigator.languages`. */
interface LanguageSources {
  search: string
  cookie: string
  stored: string | null
  browser: readonly string[]
}

/** The language to start with: the first known one of query string, cookie, local storage and browser, else Spanish. */
export function detectLanguage(sources: LanguageSources): Language | typeof testMode {
  const query = new URLSearchParams(sources.search)
  // The translation service's addresses call it `lng`.
  const wanted = [query.get(languageKey), query.get('lng'), inCookie(sources.cookie), sources.stored]
  for (const code of [...wanted, ...sources.browser]) {
    const language = code && known(code)
    if (language) return language
  }
  return defaultLanguage
}

/** `es`, `es-ES`, `ES_es` and `es-MX` all ask for Spanish: the catalogue is chosen by the language, not by the country. */
function known(code: string): Language | typeof testMode | undefined {
  if (code === testMode) return testMode
  const spoken = code.toLowerCase().split(/[-_]/)[0]
  return languages.find(language => language.startsWith(`${spoken}_`))
}

function inCookie(cookie: string): string | undefined {
  const pairs = cookie.split(';').map(pair => pair.trim().split('='))
  return pairs.find(([name]) => name === languageKey)?.[1]
}
