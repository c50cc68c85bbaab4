/** What the links to the result pages carry. */
export interface ResultQuery {
  /** 0 or 1 when the customer signed on a phone: the page then shows a button to the app. */
  device: 0 | 1 | null
  /** Contract id. */
  id: string
  registrationId: string
}

/** Reads `device`, `id` and `registration_id`; anything else in the query is ignored. */
export function readResultQuery(search: string): ResultQuery {
  const query = new URLSearchParams(search)
  const device = query.get('device')
  return {
    device: device === '0' ? 0 : device === '1' ? 1 : null,
    id: query.get('id') ?? '',
    registrationId: query.get('registration_id') ?? '',
  }
}
