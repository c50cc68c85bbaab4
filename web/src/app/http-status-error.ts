/** What a server refuses a page with, as HTTP words it. */
const reasons: Record<number, string> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
}

/** There is no page to show: the address names none, or the server refused it. Its message is the status and its words. */
export class HttpStatusError extends Error {
  override readonly name = 'HttpStatusError'

  constructor(status: keyof typeof reasons) {
    super(`${status} ${reasons[status]}`)
  }
}

/** With what the server refused the document that is open; it serves the page all the same, to say so. */
export function statusErrorOnArrival(browser: Pick<Performance, 'getEntriesByType'>): HttpStatusError | undefined {
  const [arrival] = browser.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const status = arrival?.responseStatus ?? 0
  return status in reasons ? new HttpStatusError(status) : undefined
}
