import type { BackendModule, Services } from 'i18next'

export interface TranslationServiceOptions {
  /** Address up to and including the base path, e.g. `https://texts.example/api`. */
  url: string
  apiKey: string
}

/** Retries after a failure that may pass: i18next doubles the delay each time. 4xx answers are not tried again. */
export const translationRetries = { maxRetries: 2, retryTimeout: 350 }

const timeoutMs = 10_000

/** Reads the dump of one language: key → text. Returns nothing new if all of it is known, so that the page is not drawn again. */
export function translationService(options: TranslationServiceOptions): BackendModule {
  let known: Services['resourceStore']
  return {
    type: 'backend',
    callbackApi: true,
    init(services) {
      known = services.resourceStore
    },
    async read(language, namespace, callback) {
      try {
        const answer = await fetch(`${options.url}/locations/${language}/webreg-dump`, {
          headers: { 'Content-Type': 'application/json', 'X-Client-OS': 'web', 'X-Api-Key': options.apiKey },
          signal: AbortSignal.timeout(timeoutMs),
        })
        if (!answer.ok)
          return callback(new Error(`The translation service answered ${answer.status}`), answer.status >= 500)
        const catalogue = toCatalogue(await answer.json())
        const bundled: Record<string, unknown> = { ...(known.data[language]?.[namespace] as object) }
        const isNews = Object.entries(catalogue).some(([key, text]) => bundled[key] !== text)
        callback(null, isNews ? catalogue : null)
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)), true)
      }
    },
  }
}

/** Entries that are not a key with words are left out. */
function toCatalogue(dump: unknown): Record<string, string> {
  const entries = Array.isArray(dump) ? dump.filter(isEntry) : []
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]))
}

function isEntry(entry: unknown): entry is { key: string; value: string } {
  const { key, value } = (entry ?? {}) as Record<string, unknown>
  return typeof key === 'string' && typeof value === 'string' && value.trim() !== ''
}
