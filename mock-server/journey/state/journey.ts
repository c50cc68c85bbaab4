import type { Signing } from './signing.ts'

/** What one tester did in the world outside the wizard. */
export interface Journey {
  /** What waits for a signature or had one, by its id, the oldest first. */
  readonly signings: Map<string, Signing>
  /** E-mail addresses whose owner followed the confirmation link. */
  readonly confirmedEmails: Set<string>
  /** Ids of mails that were opened. */
  readonly readMails: Set<string>
}

/** A world in which nothing has happened yet. */
export function newJourney(): Journey {
  return { signings: new Map(), confirmedEmails: new Set(), readMails: new Set() }
}
