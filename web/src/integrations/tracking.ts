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

/**
 * What an event tells. Nothing here can hold personal data: words we chose ourselves, identifiers that the specification
 * lists, and the marketing choice.
 */
export interface EventInfo {
  /** What the customer did: `next`, `view`, `click`. */
  user_interaction: string
  /** The step or page it happened on. */
  section: string
  navigation_selection?: string
  page_interaction?: string
  contract_id?: string
  /** Provider id of the new customer. */
  idp_id?: string
  /** Affiliate click id. */
  clickId?: string
  marketing_consent?: boolean
  /** Registration id. */
  UUID?: string
}

export type DataLayerEntry =
  | { event: TrackedEvent; event_info: EventInfo }
  | { event: 'virtualPageview'; page_title: string; UUID?: string }
  /** How the page felt: milliseconds, and for CLS a share of the screen. */
  | { event: 'web_vital'; vital: 'LCP' | 'CLS' | 'INP'; value: number }
  /** What went wrong: the kind of error, and where in our scripts. */
  | { event: 'uncaught_error'; error_name: string; error_place: string }
  /** Where a response of the product API departs from openapi.yaml, and how; never a value of it. */
  | { event: 'contract_mismatch'; operation: string; pointer: string; kind: string }

export type Track = (entry: DataLayerEntry) => void

/** Pushes events to the page's data layer, which the tag manager of the operator reads; without one they just stay there. */
export function createTrack(dataLayer: object[]): Track {
  return entry => {
    if (!('event_info' in entry)) dataLayer.push({ ...entry })
    else dataLayer.push({ event: entry.event, event_info: { variant: trackingVariant, ...entry.event_info } })
  }
}

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** The page's data layer, made when no tag manager made it. */
export function pageDataLayer(page: Pick<Window, 'dataLayer'>): object[] {
  page.dataLayer ??= []
  return page.dataLayer
}
