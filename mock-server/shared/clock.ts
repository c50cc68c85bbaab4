import { setTimeout as wait } from 'node:timers/promises'

/** Time as the server sees it. Tests bring their own, so that nothing has to wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds since an arbitrary moment, to measure durations. */
  ticks: () => number
  /** Resolves after the time; rejects as soon as the signal aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  sleep: (ms, signal) => wait(ms, undefined, { signal }),
}
