import { loadDeferredMessages } from './deferred-messages.ts'
import type { TranslationServiceOptions } from './i18n.ts'
import { asCatalogue } from './translation-dump.ts'

/** Retries after a failure that may pass; the delay doubles each time. 4xx responses are not tried again. */
const maxRetries = 2
const firstRetryDelayMs = 350
const timeoutMs = 10_000

/** Reads the dump of one language: key → text. Undefined when it cannot be had. */
export async function fetchTranslations(
  options: TranslationServiceOptions,
  language: string,
): Promise<Record<string, string> | undefined> {
  for (let retry = 0; retry <= maxRetries; retry += 1) {
    if (retry > 0) await delay(firstRetryDelayMs * 2 ** (retry - 1))
    try {
      const response = await fetch(`${options.url}/locations/${language}/webreg-dump`, {
        headers: { 'Content-Type': 'application/json', 'X-Client-OS': 'web', 'X-Api-Key': options.apiKey },
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) {
        // What the service says is compared with the whole catalogue.
        const [dump] = await Promise.all([response.json(), loadDeferredMessages().catch(() => {})])
        return asCatalogue(dump)
      }
      if (response.status < 500) return
    } catch {
      // No connection, no response in time, or no JSON.
    }
  }
}

function delay(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}
