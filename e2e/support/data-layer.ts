import type { Page } from '@playwright/test'

export interface ReportedEvent {
  event: string
  event_info?: Record<string, unknown>
  page_title?: string
  UUID?: string
}

/** What the page has told its data layer so far. */
export function reported(page: Page): Promise<ReportedEvent[]> {
  return page.evaluate(() => (window as { dataLayer?: ReportedEvent[] }).dataLayer ?? [])
}
