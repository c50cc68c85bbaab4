import { idsOf, takeUnfollowed } from '#mock/sessions/registrations.ts'
import type { Session } from '#mock/sessions/session.ts'
import { beginJourney } from './begin-journey.ts'
import type { Journey } from './journey.ts'

/** What a tester did in the world outside the wizard, with the letters and the contracts of all registrations until now. */
export function journeyOf(session: Session): Journey {
  const { registrations, journeySoFar: journey } = session
  if (registrations.followed < registrations.count) {
    for (const registration of takeUnfollowed(session)) {
      const means = { session, journey, now: () => registration.at }
      beginJourney(means, JSON.parse(registration.request), idsOf(session, registration).contractId)
    }
  }
  return journey
}
