import { detectLanguage, languageKey } from '#i18n/detect-language.ts'

// What a browser may refuse or lack: storage, cookies, languages. The page works without.

export const localStore = createStorage('localStorage')
export const tabStore = createStorage('sessionStorage')

/** The browser's storage; what that does not take is kept in memory. */
function createStorage(kind: 'localStorage' | 'sessionStorage'): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const memory = new Map<string, string>()
  return {
    getItem: key => memory.get(key) ?? attempt(() => window[kind].getItem(key)) ?? null,
    setItem(key, value) {
      memory.set(key, value)
      attempt(() => {
        window[kind].setItem(key, value)
        memory.delete(key)
      })
    },
    removeItem(key) {
      memory.delete(key)
      attempt(() => window[kind].removeItem(key))
    },
  }
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

export function readCookies(): string {
  return attempt(() => document.cookie) ?? ''
}

/** The language in which this page begins. */
export function detectPageLanguage() {
  return detectLanguage({
    search: location.search,
    cookie: readCookies(),
    stored: localStore.getItem(languageKey),
    browser: navigator.languages ?? [navigator.language],
  })
}
