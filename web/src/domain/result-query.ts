// Whatever else stands in the address, an e-mail say, is no identifier of ours and reaches no report.
const identifier = /^[\w-]{1,64}$/

/** What the links to the result pages carry. */
export interface ResultQuery {
  /** 0 or 1 when the customer signed on a phone: the page then shows a button to the app. */
  device: 0 | 1 | null
  /** Contract id. */
  id: string
  registrationId: string
}

/** Reads `device`, `id` and `registration_id`; a value that is none, and anything else in the query, is ignored. */
export function readResultQuery(search: string): ResultQuery {
  const query = new URLSearchParams(search)
  const device = query.get('device')
  const id = query.get('id') ?? ''
  const registrationId = query.get('registration_id') ?? ''
  return {
    device: device === '0' ? 0 : device === '1' ? 1 : null,
    id: identifier.test(id) ? id : '',
    registrationId: identifier.test(registrationId) ? registrationId : '',
  }
}
