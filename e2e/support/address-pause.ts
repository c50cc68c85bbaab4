import type { Page } from '@playwright/test'
import { addressLookupDelayMs } from '#domain/limits.ts'

/**
 * Holds the pause after which a complete address is looked up, however long the page takes for what comes before. Returns what ends
 * it; from then on the page measures its pauses again.
 */
export async function holdAddressPause(page: Page): Promise<() => Promise<void>> {
  const held = await page.evaluateHandle(delayMs => {
    const { setTimeout: start, clearTimeout: stop } = window
    const waiting = new Map<number, () => void>()
    let lastId = 1e9
    Object.assign(window, {
      setTimeout(run: () => void, ms?: number, ...values: []) {
        if (ms !== delayMs) return start(run, ms, ...values)
        lastId += 1
        waiting.set(lastId, run)
        return lastId
      },
      clearTimeout(id?: number) {
        if (id === undefined || !waiting.delete(id)) stop(id)
      },
    })
    return {
      end() {
        Object.assign(window, { setTimeout: start, clearTimeout: stop })
        for (const run of waiting.values()) run()
      },
    }
  }, addressLookupDelayMs)
  return () => held.evaluate(pause => pause.end())
}
