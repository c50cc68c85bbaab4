import { readableDetails } from '#domain/readable-details.ts'
import type { SignUpKind } from '#domain/sign-up-kind.ts'
import { createPerSession, incrementCounter, type Registration, type Session } from '#mock/sessions/session.ts'

/** What one tester did in the world outside the wizard. */
export interface Journey {
  /** What waits for a signature or had one, by its id, the oldest first. */
  readonly signings: Map<string, Signing>
  /** E-mail addresses whose owner followed the confirmation link. */
  readonly confirmedEmails: Set<string>
  /** The oldest first. */
  readonly outbox: Mail[]
}

/** Something to sign: a contract, or a change of the account that pays for it. */
export interface Signing {
  /** The id of the contract, or of the change. */
  readonly id: string
  readonly about: 'contract' | 'iban'
  readonly registrationId: string
  /** What the contract was signed up for. */
  readonly kind: SignUpKind
  readonly agreement: Agreement
  /** In milliseconds since 1970. */
  readonly expiresAt: number
  /** The last three are final. */
  status: 'identifying' | 'reading' | 'confirming' | 'signed' | 'cancelled' | 'expired'
  /** The latest code that was sent by SMS; empty before. */
  code: string
}

/** What was signed up for, as the signature page shows it. Powers are kW; 0 where the power stays as it is. */
type Agreement = Registration['body'] & { document: string; address: string }

/** An e-mail or text message of the product's services; the mailbox shows it in the reader's language. */
export interface Mail {
  /** Counts a session's mails, from 0. */
  readonly id: string
  readonly kind:
    | 'email-confirmation'
    | 'signature-invitation'
    | 'signing-code'
    | 'contract-signed'
    | 'contract-cancelled'
    | 'iban-changed'
  /** What it is about. */
  readonly signing: Signing
  /** Its code when this was sent. */
  readonly code: string
  /** In milliseconds since 1970. */
  readonly at: number
  /** An e-mail address; a telephone number for `signing-code`. */
  readonly to: string
}

export const invitationDays = 15
const dayMs = 24 * 60 * 60 * 1000
const maxSignings = 20
const maxMails = 40

const journeyOf = createPerSession((): Journey => ({ signings: new Map(), confirmedEmails: new Set(), outbox: [] }))
const followed = new WeakSet<Registration>()

/** The journey of a session. Registrations that were accepted since the last read are followed up first. */
export function getJourney(session: Session): Journey {
  const journey = journeyOf(session)
  for (const registration of session.registrations.values())
    if (!followed.has(registration)) followUp(session, journey, registration)
  return journey
}

/** An accepted registration leads to two e-mails: one confirms the address, the other brings the contract to sign. */
function followUp(session: Session, journey: Journey, registration: Registration) {
  followed.add(registration)
  const { body, acceptedAt, contractId: id, registrationId, kind } = registration
  const { street, streetNr, apartment, zipCode, municipality } = body
  const address = [`${street} ${streetNr}`, apartment && readableDetails(apartment), `${zipCode} ${municipality}`]
    .filter(Boolean)
    .join(', ')
  const agreement = { ...body, document: body.dni, address }
  const contract = inviteToSign(journey, { id, about: 'contract', registrationId, kind, agreement }, acceptedAt)
  queueMail(session, journey, 'email-confirmation', contract, acceptedAt)
  queueMail(session, journey, 'signature-invitation', contract, acceptedAt)
}

/** Creates something to sign. The app knows its customer, so a change of account begins without identification. */
export function inviteToSign(
  { signings }: Journey,
  invitation: Omit<Signing, 'expiresAt' | 'status' | 'code'>,
  now: number,
): Signing {
  const status = invitation.about === 'contract' ? ('identifying' as const) : ('reading' as const)
  const signing = { ...invitation, expiresAt: now + invitationDays * dayMs, status, code: '' }
  signings.set(signing.id, signing)
  if (signings.size > maxSignings) signings.delete([...signings.keys()][0] ?? '')
  return signing
}

/** Puts an e-mail or text message into the outbox. */
export function queueMail(session: Session, { outbox }: Journey, kind: Mail['kind'], signing: Signing, now: number) {
  const { email, phoneNumber } = signing.agreement
  const id = String(incrementCounter(session, 'mails'))
  const to = kind === 'signing-code' ? phoneNumber : email
  outbox.push({ id, kind, signing, code: signing.code, at: now, to })
  if (outbox.length > maxMails) outbox.shift()
}

/** Whether nothing can change any more. A signature that was not given in time ends here. */
export function isFinal(signing: Signing, now: number): boolean {
  const isOver = ['signed', 'cancelled', 'expired'].includes(signing.status)
  if (isOver || now <= signing.expiresAt) return isOver
  signing.status = 'expired'
  return true
}

/** The contract that the app shows. */
export function findLatestContract({ signings }: Journey): Signing | undefined {
  return [...signings.values()].findLast(({ about }) => about === 'contract')
}

/** The IBAN of the latest signature: the account that pays. */
export function findPayingIban({ signings }: Journey): string | undefined {
  return [...signings.values()].findLast(({ status }) => status === 'signed')?.agreement.iban
}
