/** What a kWh costs in one hour. */
export interface HourlyPrice {
  /** In ISO 8601. */
  startsAt: string
  /** Before taxes; negative where there is more wind and sun than demand. */
  eurosPerKwh: number
}

interface Hour {
  startMs: number
  /** The hour of the clock in Spain, 0 to 23. */
  hour: number
  eurosPerKwh: number
}

/** The prices of today, hour by hour. */
export interface PricesOfDay {
  hours: readonly Hour[]
  /** The places of the current and of the cheapest hour in `hours`. */
  now: number
  cheapest: number
  /** When the current hour ends, in milliseconds since 1970. */
  nowEndsAt: number
}

const hourMs = 3_600_000
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: 'numeric', hourCycle: 'h23' })

/** The hour of the clock in Spain, 0 to 23, at a moment in milliseconds since 1970. */
export const hourInSpain = (ms: number) => Number(clock.format(ms))

/** The day of these prices; null unless they are a whole day in Spain (23 to 25 hours) that `nowMs` is in. */
export function pricesOfDay(prices: readonly HourlyPrice[], nowMs: number): PricesOfDay | null {
  const sorted = prices
    .map(({ startsAt, eurosPerKwh }) => ({ startMs: Date.parse(startsAt), eurosPerKwh }))
    .sort((one, other) => one.startMs - other.startMs)
  const first = sorted[0]?.startMs ?? Number.NaN
  const isGapless = sorted.every(({ startMs }, place) => startMs === first + place * hourMs)
  const now = Math.floor((nowMs - first) / hourMs)
  if (!isGapless || !(now in sorted)) return null
  const hours = sorted.map(each => ({ ...each, hour: hourInSpain(each.startMs) }))
  const isWholeDay = hours[0]?.hour === 0 && hours.at(-1)?.hour === 23 && hours.length <= 25
  if (!isWholeDay) return null
  const lowest = Math.min(...hours.map(each => each.eurosPerKwh))
  const cheapest = hours.findIndex(each => each.eurosPerKwh === lowest)
  return { hours, now, cheapest, nowEndsAt: first + (now + 1) * hourMs }
}
