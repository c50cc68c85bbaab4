import { evictOldest } from '#mock/shared/evict-oldest.ts'
import { createId, type Registration, type Session } from './session.ts'

const maxRegistrations = 20

/** Accepts a registration; the oldest one is deleted where there are too many. */
export function saveRegistration(
  session: Session,
  accepted: Pick<Registration, 'registrationId' | 'body' | 'kind' | 'acceptedAt'>,
): Registration {
  const { registrations, pendingRegistrations } = session
  const ids = { contractId: createId(session), id: createId(session), userId: createId(session) }
  const registration = { ...accepted, ...ids }
  registrations.set(accepted.registrationId, registration)
  evictOldest(registrations, maxRegistrations)
  pendingRegistrations.push(registration)
  if (pendingRegistrations.length > maxRegistrations) pendingRegistrations.shift()
  return registration
}

/** Whether a person signed up with this address. */
export function isRegisteredEmail({ registrations }: Session, email: string): boolean {
  return [...registrations.values()].some(({ body }) => body.email.toLowerCase() === email.toLowerCase())
}

/** Returns each registration once, the oldest first. */
export function drainPending({ pendingRegistrations }: Session): Registration[] {
  return pendingRegistrations.splice(0)
}
