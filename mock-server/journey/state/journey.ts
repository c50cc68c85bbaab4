import { drainPending } from '#mock/sessions/registrations.ts'
import { incrementCounter, type Registration, type Session } from '#mock/sessions/session.ts'
import { evictOldest } from '#mock/shared/evict-oldest.ts'
import { type Agreement, createSigning, type Signing } from './signing.ts'

/** What one tester did in the world outside the wizard. */
export interface Journey {
  /** What waits for a signature or had one, by its id, the oldest first. */
  readonly signings: Map<string, Signing>
  /** E-mail addresses whose owner followed the confirmation link. */
  readonly confirmedEmails: Set<string>
  /** The oldest first. */
  readonly outbox: Mail[]
}

/** An e-mail or text message of the product's services; the mailbox shows it in the reader's language. */
export type Mail = {
  /** Counts a session's mails, from 0. */
  id: string
  /** In milliseconds since 1970. */
  at: number
  /** An e-mail address; a telephone number for `signing-code`. */
  to: string
  isRead: boolean
} & (
  | { kind: 'email-confirmation' }
  | { kind: 'signature-invitation'; contractId: string; registrationId: string }
  | { kind: 'signing-code'; code: string }
  | { kind: 'contract-signed'; contractId: string }
  | { kind: 'contract-cancelled'; contractId: string }
  | { kind: 'iban-changed'; iban: string }
)

type NewMail = Mail extends infer Each ? (Each extends Mail ? Omit<Each, 'id' | 'at' | 'isRead'> : never) : never

const maxSignings = 20
const maxConfirmedEmails = 20
const maxMails = 40

// A deleted session takes its journey with it.
const journeys = new WeakMap<Session, Journey>()

/** The journey of a session. Registrations that were accepted since the last read are followed up first. */
export function getJourney(session: Session): Journey {
  const journey = journeys.get(session) ?? { signings: new Map(), confirmedEmails: new Set(), outbox: [] }
  journeys.set(session, journey)
  for (const registration of drainPending(session)) followUp(session, journey, registration)
  return journey
}

/** An accepted registration leads to two e-mails: one confirms the address, the other brings the contract to sign. */
function followUp(session: Session, journey: Journey, registration: Registration) {
  const { body, acceptedAt, contractId, registrationId, kind } = registration
  queueMail(session, journey, { kind: 'email-confirmation', to: body.email }, acceptedAt)
  const agreement = toAgreement(body)
  inviteToSign(session, journey, { id: contractId, about: 'contract', registrationId, kind, agreement }, acceptedAt)
}

function toAgreement(body: Registration['body']): Agreement {
  const { street, streetNr, apartment, zipCode, municipality } = body
  const address = [`${street} ${streetNr}`, apartment, `${zipCode} ${municipality}`].filter(Boolean).join(', ')
  return { ...body, document: body.dni, address }
}

/** Creates something to sign. A contract's link goes out by e-mail; a change of account is signed at once in the app. */
export function inviteToSign(
  session: Session,
  journey: Journey,
  invitation: Pick<Signing, 'id' | 'about' | 'registrationId' | 'kind' | 'agreement'>,
  now: number,
): Signing {
  const { id, about, registrationId, agreement } = invitation
  const signing = createSigning(invitation, now)
  journey.signings.set(id, signing)
  evictOldest(journey.signings, maxSignings)
  const to = agreement.email
  if (about === 'contract')
    queueMail(session, journey, { kind: 'signature-invitation', to, contractId: id, registrationId }, now)
  return signing
}

/** Puts an e-mail or text message into the outbox. */
export function queueMail(session: Session, { outbox }: Journey, mail: NewMail, now: number): void {
  outbox.push({ ...mail, id: String(incrementCounter(session, 'mails')), at: now, isRead: false } as Mail)
  if (outbox.length > maxMails) outbox.shift()
}

/** Marks an e-mail address as confirmed by its owner. */
export function confirmEmail({ confirmedEmails }: Journey, email: string): void {
  confirmedEmails.add(email)
  evictOldest(confirmedEmails, maxConfirmedEmails)
}

/** The contract that the app shows. */
export function findLatestContract({ signings }: Journey): Signing | undefined {
  return [...signings.values()].findLast(({ about }) => about === 'contract')
}

/** The IBAN of the latest signature: the account that pays. */
export function findPayingIban({ signings }: Journey): string | undefined {
  return [...signings.values()].findLast(({ stage }) => stage.status === 'signed')?.agreement.iban
}
