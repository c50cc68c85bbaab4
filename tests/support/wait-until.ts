import { vi } from 'vitest'

/** What a test waits for comes at once; the patience is for a machine that is busy with something else. */
export const waitTimeoutMs = 40_000

/** Asks again and again until the callback no longer throws, and resolves to its result. Rejects with what it threw last. */
export function waitUntil<Result>(callback: () => Result | Promise<Result>, intervalMs = 50): Promise<Result> {
  return vi.waitFor(callback, { timeout: waitTimeoutMs, interval: intervalMs })
}
