import { checkEmail, emailDomain } from '#domain/email.ts'
import { isRegisteredEmail } from '#mock/sessions/registrations.ts'
import type { Session } from '#mock/sessions/session.ts'
import type { World } from '#mock/world/world.ts'
import type { Operation } from './operation.ts'

/** Whether an address can be used for a new account. A registration checks the same. */
export function findEmailStatus(email: string, world: World, session: Session) {
  return {
    // The rule of the form takes blanks away first; a `+` that was not encoded arrives as one.
    formatInvalid: /\s/.test(email) || checkEmail(email) !== null,
    alreadyExists: world.customerEmails.has(email.toLowerCase()) || isRegisteredEmail(session, email),
    blockedDomain: world.blockedDomains.has(emailDomain(email)),
  }
}

export const validateEmail: Operation<'validateEmail'> = async ({ query, world, session }) => ({
  status: 200,
  body: findEmailStatus(query.email, world, session),
})
