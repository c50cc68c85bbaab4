import type { Track } from '#integrations/tracking.ts'

/** Shifts belong together while less than a second lies between two of them, and five between the first and the last. */
const [gapMs, windowMs] = [1000, 5000]

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/**
 * Measures how the page felt and tells the data layer when the customer looks away: when the largest thing was drawn (LCP), the
 * worst second of shifting (CLS) and the slowest answer to an interaction (INP, which up to fifty of them is the slowest).
 */
export function measureVitals(track: Track, page: Document): void {
  const vitals = { LCP: 0, CLS: 0, INP: 0 }
  let shifts: Shift[] = []
  const lcp = observe('largest-contentful-paint', entry => {
    vitals.LCP = entry.startTime
  })
  const cls = observe('layout-shift', entry => {
    const shift = entry as Shift
    if (shift.hadRecentInput) return
    const [first, last] = [shifts[0], shifts.at(-1)]
    const isNew =
      !first || !last || shift.startTime - last.startTime > gapMs || shift.startTime - first.startTime > windowMs
    shifts = isNew ? [shift] : [...shifts, shift]
    vitals.CLS = Math.max(vitals.CLS, sum(shifts))
  })
  const inp = observe('event', entry => {
    if ('interactionId' in entry && entry.interactionId) vitals.INP = Math.max(vitals.INP, entry.duration)
  })
  page.addEventListener('visibilitychange', function report() {
    if (page.visibilityState !== 'hidden') return
    page.removeEventListener('visibilitychange', report)
    for (const takeRest of [lcp, cls, inp]) takeRest()
    track({ event: 'web_vital', vital: 'LCP', value: Math.round(vitals.LCP) })
    track({ event: 'web_vital', vital: 'CLS', value: Math.round(vitals.CLS * 1000) / 1000 })
    track({ event: 'web_vital', vital: 'INP', value: Math.round(vitals.INP) })
  })
}

/** Answers what takes at once those that the browser has seen and not told of yet. */
function observe(type: string, take: (entry: PerformanceEntry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return () => {}
  const observer = new PerformanceObserver(list => list.getEntries().forEach(take))
  observer.observe({ type, buffered: true })
  return () => observer.takeRecords().forEach(take)
}

function sum(shifts: readonly Shift[]) {
  return shifts.reduce((total, { value }) => total + value, 0)
}
