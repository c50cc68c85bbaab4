import { evictOldest } from '#mock/shared/evict-oldest.ts'
import { createId, type Registration, type Session } from './session.ts'

const maxRegistrations = 20

/** Accepts a registration; the oldest one is deleted where there are too many. */
export function saveRegistration(
  session: Session,
  accepted: Pick<Registration, 'registrationId' | 'body' | 'kind' | 'acceptedAt'>,
): Registration {
  const { registrations, registeredEmails, pendingRegistrations } = session
  const registration = {
    ...accepted,
    contractId: createId(session),
    id: createId(session),
    userId: createId(session),
  }
  registrations.set(accepted.registrationId, registration)
  evictOldest(registrations, maxRegistrations)
  registeredEmails.add(accepted.body.email.toLowerCase())
  evictOldest(registeredEmails, maxRegistrations)
  pendingRegistrations.push(registration)
  if (pendingRegistrations.length > maxRegistrations) pendingRegistrations.shift()
  return registration
}

/** Whether a person signed up with this address. */
export function isRegisteredEmail({ registeredEmails }: Session, email: string): boolean {
  return registeredEmails.has(email.toLowerCase())
}

/** Returns each registration once, the oldest first. */
export function drainPending({ pendingRegistrations }: Session): Registration[] {
  return pendingRegistrations.splice(0)
}
