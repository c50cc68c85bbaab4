import { expect, test } from 'vitest'
import { drainPending, isRegisteredEmail, saveRegistration } from '#mock/sessions/registrations.ts'
import { createSession, type Session } from '#mock/sessions/session.ts'
import { registration } from '#tests/support/registration.ts'

function register(session: Session, registrationId: string) {
  const body = registration({ registrationId, email: `${registrationId}@Correo.example` })
  return saveRegistration(session, { registrationId, body, kind: 'switch', acceptedAt: 0 })
}

const names = Array.from({ length: 25 }, (_, turn) => `r${turn}`)

test('a session keeps the latest twenty registrations and finds each by its id and address', () => {
  const session = createSession('tester', 1, 0)
  const all = names.map(id => register(session, id))
  expect(names.map(id => session.registrations.get(id))).toEqual([...Array(5), ...all.slice(5)])
  expect(names.filter(id => isRegisteredEmail(session, `${id.toUpperCase()}@correo.example`))).toEqual(names.slice(5))
})

test('each registration is returned once, in the order they came', () => {
  const session = createSession('tester', 1, 0)
  const drain = () => drainPending(session).map(each => each.registrationId)
  for (const id of names.slice(0, 3)) register(session, id)
  expect(drain()).toEqual(['r0', 'r1', 'r2'])
  expect(drain()).toEqual([])
  for (const id of names.slice(3)) register(session, id)
  // The two oldest were deleted before anybody asked.
  expect(drain()).toEqual(names.slice(5))
})
