import { trackingVariant } from '#domain/limits.ts'

/** The events of the specification, and the two by which scoring is reported. */
export type TrackedEvent =
  | 'confirmation_page'
  | 'thank_you'
  | 'registration_form'
  | 'contract_accepted'
  | 'contract_confirmed'
  | 'contract_cancelled'
  | 'iban_confirmed'
  | 'iban_cancelled'
  | 'user_confirmed'
  | 'cta_button_click'
  | 'Email already exists'
  | 'Email invalid format'
  | 'Email not accepted'
  | 'Scoring denied'
  | 'Scoring failed'

/** What an event tells: words of our own, identifiers of the specification and the marketing choice; never personal data. */
export interface EventInfo {
  /** What the customer did: `next`, `view`, `click`. */
  user_interaction: string
  section: string
  navigation_selection?: string
  page_interaction?: string
  contract_id?: string
  /** Provider id of the new customer. */
  idp_id?: string
  clickId?: string
  marketing_consent?: boolean
  UUID?: string
}

export type DataLayerEntry =
  | { event: TrackedEvent; event_info: EventInfo }
  | { event: 'virtualPageview'; page_title: string; UUID?: string }
  /** How the page felt: milliseconds, and for CLS a share of the screen. */
  | { event: 'web_vital'; vital: 'LCP' | 'CLS' | 'INP'; value: number }
  /** What went wrong: the kind of error, and where in our scripts. */
  | { event: 'uncaught_error'; error_name: string; error_place: string }
  | { event: 'contract_mismatch'; operation: string; pointer: string; kind: string }

export type Track = (entry: DataLayerEntry) => void

/** Pushes events to the data layer, which a tag manager may read. Never throws: one that is broken or frozen loses events. */
export function createTrack(page: { dataLayer?: unknown }): Track {
  // Asynchronous, so that a rejected promise of a tag manager ends here as well: reported as an error, it would be pushed again.
  return async entry => {
    try {
      // Read at each push: a tag manager that loads later may bring its own data layer.
      page.dataLayer ??= []
      await (page.dataLayer as { push: (entry: object) => unknown }).push(
        'event_info' in entry
          ? { event: entry.event, event_info: { variant: trackingVariant, ...entry.event_info } }
          : { ...entry },
      )
    } catch {
      // An event that cannot be told is not told.
    }
  }
}

declare global {
  interface Window {
    dataLayer?: unknown
  }
}
