import type { BackendModule, Services } from 'i18next'
import { loadDeferredMessages } from './deferred-messages.ts'

export interface TranslationServiceOptions {
  /** Address up to and including the base path, e.g. `https://texts.example/api`. */
  url: string
  apiKey: string
}

/** Retries after a failure that may pass: i18next doubles the delay each time. 4xx answers are not tried again. */
export const translationRetries = { maxRetries: 2, retryTimeout: 350 }

const timeoutMs = 10_000

/** Reads the dump of one language and answers key → text, or nothing when it says what is known: then nobody draws the page again. */
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
        const [dump, { asCatalogue }] = await Promise.all([
          answer.json(),
          import('./translation-dump.ts'),
          loadDeferredMessages().catch(() => {}),
        ])
        const catalogue = asCatalogue(dump)
        const bundled = { ...(known.data[language]?.[namespace] as object) }
        const isNews = Object.entries(bundled).some(([key, text]) => (catalogue[key] ?? text) !== text)
        callback(null, isNews ? catalogue : null)
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)), true)
      }
    },
  }
}
