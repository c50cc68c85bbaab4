import type { Mail } from './mail.ts'
import type { Signing } from './signing.ts'

/** What one tester did in the world outside the wizard. */
export interface Journey {
  /** What waits for a signature or had one, by its id, the oldest first. */
  readonly signings: Map<string, Signing>
  /** E-mail addresses whose owner followed the confirmation link. */
  readonly confirmedEmails: Set<string>
  /** The oldest first. */
  readonly outbox: Mail[]
}

/** A world in which nothing has happened yet. */
export function newJourney(): Journey {
  return { signings: new Map(), confirmedEmails: new Set(), outbox: [] }
}

// A tester who signs more often than this in one session loses sight of the first ones.
const most = 20
const mostMails = 40

/** Keeps something to sign, in the place of the oldest where there are too many. */
export function keepSigning({ signings }: Journey, signing: Signing): void {
  signings.set(signing.id, signing)
  if (signings.size > most) signings.delete(signings.keys().next().value ?? '')
}

/** Keeps that the owner of an address is the one who signed up with it. */
export function keepConfirmed({ confirmedEmails }: Journey, email: string): void {
  confirmedEmails.add(email)
  if (confirmedEmails.size > most) confirmedEmails.delete(confirmedEmails.keys().next().value ?? '')
}

/** Puts a letter into the mailbox. */
export function keepMail({ outbox }: Journey, mail: Mail): void {
  outbox.push(mail)
  if (outbox.length > mostMails) outbox.shift()
}
