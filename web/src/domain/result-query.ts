import { type SignUpKind, signUpKinds } from './sign-up-kind.ts'

// Anything else in the address, such as an e-mail, is not an identifier and reaches no report.
const identifier = /^[\w-]{1,64}$/

/** What the links to the result pages carry. The last three are ours: without them a page says what holds in every case. */
export interface ResultQuery {
  /** `device=0` or `device=1`: the customer signed on a phone, and the page shows a button to the app. */
  isOnPhone: boolean
  id: string
  registrationId: string
  kind: SignUpKind | undefined
  /** `email=confirmed` or `email=pending`: whether the customer confirmed the address. */
  isEmailConfirmed: boolean | undefined
  /** `contract=signed` or `contract=pending`: whether the contract is signed. */
  isSigned: boolean | undefined
}

/** Reads `device`, `id`, `registration_id`, `kind`, `email` and `contract`; a value that is none, and anything else, is ignored. */
export function readResultQuery(search: string): ResultQuery {
  const query = new URLSearchParams(search)
  const id = query.get('id') ?? ''
  const registrationId = query.get('registration_id') ?? ''
  return {
    isOnPhone: /^[01]$/.test(query.get('device') ?? ''),
    id: identifier.test(id) ? id : '',
    registrationId: identifier.test(registrationId) ? registrationId : '',
    kind: signUpKinds.find(kind => kind === query.get('kind')),
    isEmailConfirmed: readState(query.get('email'), 'confirmed'),
    isSigned: readState(query.get('contract'), 'signed'),
  }
}

function readState(value: string | null, done: string): boolean | undefined {
  return value === done ? true : value === 'pending' ? false : undefined
}
