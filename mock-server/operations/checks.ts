import { checkEmail, emailDomain } from '#domain/email.ts'
import { normaliseIban } from '#domain/iban.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { isRegisteredEmail } from '#mock/sessions/registrations.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { World } from '#mock/world/world.ts'

/** Whether a normalised IBAN belongs to the SEPA area and its check digits agree. */
export function canBeDebited(iban: string): boolean {
  return iban === normaliseIban(iban) && checkIban(iban) === null
}

/** Whether an address can be used for a new account. */
export function findEmailStatus(email: string, world: World, session: Session) {
  return {
    // The rule of the form takes blanks away first; a `+` that was not encoded arrives as one.
    formatInvalid: /\s/.test(email) || checkEmail(email) !== null,
    alreadyExists: world.customerEmails.has(email.toLowerCase()) || isRegisteredEmail(session, email),
    blockedDomain: world.blockedDomains.has(emailDomain(email)),
  }
}
