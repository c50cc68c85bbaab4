import { checkEmail, emailDomain } from '#domain/email.ts'
import { isRegistered } from '#mock/sessions/registrations.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { World } from '#mock/world/world.ts'
import type { Operation } from './operation.ts'

/** What is known about an address; also asked before a registration is accepted. */
export function knownAbout(email: string, world: World, session: Session) {
  const address = email.toLowerCase()
  return {
    formatInvalid: checkEmail(email) !== null,
    alreadyExists: world.customerEmails.has(address) || isRegistered(session, address),
    blockedDomain: world.blockedDomains.has(emailDomain(email)),
  }
}

export const validateEmail: Operation<'validateEmail'> = ({ query, world, session }) => ({
  status: 200,
  body: knownAbout(query.email, world, session),
})
