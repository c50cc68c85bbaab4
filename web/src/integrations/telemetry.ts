import type { DataLayerEntry } from './tracking.ts'

/** What docs/telemetry.schema.json describes. Nothing in it can hold personal data, and no id joins two of them. */
export interface TelemetryMessage {
  version: 1
  environment: string
  /** The build: the page's own script. */
  release: string
  /** The first part of the path: `/thank-you` without the id that may follow. */
  page: string
  entries: TelemetryEntry[]
}

type TelemetryEntry =
  | Extract<DataLayerEntry, { event: 'web_vital' | 'uncaught_error' | 'contract_mismatch' }>
  | { event: 'page'; title: string }
  /** A step of the funnel: an event of the specification, on which step or page, and what the customer did. */
  | { event: 'funnel'; name: string; section: string; interaction: string }

/** Entries of the data layer that no one asked for any more are not kept in a message that no receiver takes. */
const maxEntries = 100

/** Sends what the data layer holds by `sendBeacon`, which outlives the page, whenever the customer looks away. */
export function sendTelemetry({ environment, telemetryUrl }: { environment: string; telemetryUrl: string }): void {
  let sent = 0
  // At the window, after everybody who writes into the data layer at this moment.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return
    const { dataLayer } = window
    if (!Array.isArray(dataLayer)) return
    const entries = dataLayer.slice(sent).flatMap(toTelemetry).slice(0, maxEntries)
    sent = dataLayer.length
    if (entries.length === 0) return
    const release = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src') ?? ''
    const page = `/${location.pathname.split('/')[1] ?? ''}`
    const message: TelemetryMessage = { version: 1, environment, release, page, entries }
    // As text, for which a browser asks no other origin's permission first.
    navigator.sendBeacon(telemetryUrl, JSON.stringify(message))
  })
}

/** What is told of an entry of the data layer: nothing of one that another party pushed, and no id. */
export function toTelemetry(entry: unknown): TelemetryEntry[] {
  const known = entry as DataLayerEntry | null
  if (typeof known !== 'object' || known === null) return []
  switch (known.event) {
    case 'web_vital':
      return [{ event: known.event, vital: known.vital, value: known.value }]
    case 'uncaught_error':
      return [{ event: known.event, error_name: known.error_name, error_place: known.error_place }]
    case 'contract_mismatch':
      return [{ event: known.event, operation: known.operation, pointer: known.pointer, kind: known.kind }]
    case 'virtualPageview':
      return [{ event: 'page', title: known.page_title }]
    default: {
      if (typeof known.event_info !== 'object') return []
      const { section, user_interaction: interaction } = known.event_info
      return [{ event: 'funnel', name: known.event, section, interaction }]
    }
  }
}
