import type { BackendModule } from 'i18next'

export interface TranslationServiceOptions {
  /** Address up to and including the base path, e.g. `https://texts.example/api`. */
  url: string
  apiKey: string
}

/** Retries after a failure that may pass: i18next doubles the delay each time. 4xx answers are not tried again. */
export const translationRetries = { maxRetries: 2, retryTimeout: 350 }

const patienceMs = 10_000

/** Reads the dump of one language and answers key → text. */
export function translationService(options: TranslationServiceOptions): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init() {},
    async read(language, _namespace, callback) {
      try {
        const answer = await fetch(`${options.url}/locations/${language}/webreg-dump`, {
          headers: { 'Content-Type': 'application/json', 'X-Client-OS': 'web', 'X-Api-Key': options.apiKey },
          signal: AbortSignal.timeout(patienceMs),
        })
        if (!answer.ok)
          return callback(new Error(`The translation service answered ${answer.status}`), answer.status >= 500)
        const [dump, { asCatalogue }] = await Promise.all([answer.json(), import('./translation-dump.ts')])
        callback(null, asCatalogue(dump))
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)), true)
      }
    },
  }
}
