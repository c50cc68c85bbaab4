/** A message of a page, or a report of its browser, as an operator receives it. */
export interface Arrival {
  receiver: 'telemetry' | 'reports'
  body: unknown
  /** ISO 8601. */
  at: string
}

export interface Arrivals {
  add: (receiver: Arrival['receiver'], body: unknown) => void
  /** From every browser, the oldest first: neither names a session. */
  list: () => readonly Arrival[]
}

const maxArrivals = 200

/** Keeps the newest messages. `now`: milliseconds since 1970. */
export function createArrivals(now: () => number): Arrivals {
  const arrivals: Arrival[] = []
  return {
    add(receiver, body) {
      arrivals.push({ receiver, body, at: new Date(now()).toISOString() })
      if (arrivals.length > maxArrivals) arrivals.shift()
    },
    list: () => arrivals,
  }
}
