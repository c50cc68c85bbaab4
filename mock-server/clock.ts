import { setTimeout as wait } from 'node:timers/promises'

/** Time as the server sees it; tests bring their own, so that nothing has to wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds since some moment, for how long something took. */
  ticks: () => number
  /** Resolves after the time, or rejects as soon as the signal aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
}
