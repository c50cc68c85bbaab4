/**
 * Reads the header `Retry-After`: a number of seconds, or a date. Returns seconds from `now` (in milliseconds since 1970), or
 * undefined for what is missing, unusable or past.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return seconds > 0 ? seconds : undefined
}
