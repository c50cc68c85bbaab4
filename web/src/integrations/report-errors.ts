import type { Track } from '#integrations/tracking.ts'

/** Where in which script: `/assets/index-1a2b.js:1:2345`. */
const place = /(?<=:\/\/[^/\s]+)\/[\w./-]+\.[jt]sx?(?:\?\w*)?:\d+:\d+/

/** An error that comes of reporting one, in a tag manager for example, must not go on for ever. */
const maxReports = 20

/** Tells the data layer the kind and place of uncaught errors, never their message. Returns how to report one that was caught too late. */
export function reportErrors(track: Track, page: Pick<Window, 'addEventListener'>): (error: unknown) => void {
  let reports = 0
  const report = (error: unknown) => {
    if (reports === maxReports) return
    reports += 1
    const { name, stack = '' } = error instanceof Error ? error : { name: typeof error }
    track({ event: 'uncaught_error', error_name: name, error_place: place.exec(stack)?.[0] ?? '' })
  }
  page.addEventListener('error', event => report(event.error))
  page.addEventListener('unhandledrejection', event => report(event.reason))
  return report
}
