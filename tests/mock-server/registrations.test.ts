import { expect, test } from 'vitest'
import { fingerprintOf, uuidOf } from '#mock/seeded.ts'
import { isRegistered, registrationOf, remember, takeUnfollowed } from '#mock/sessions/registrations.ts'
import { newSession, type Session } from '#mock/sessions/session.ts'

function register(session: Session, id: string) {
  return remember(session, { id, request: '{}', email: `${id}@correo.example`, at: 0 })
}

const names = Array.from({ length: 25 }, (_, turn) => `r${turn}`)

test('a session keeps the latest twenty registrations and finds each by its id and address', () => {
  const session = newSession('tester', 1, 0)
  const all = names.map(id => register(session, id))
  expect(names.map(id => registrationOf(session, id))).toEqual([...Array(5), ...all.slice(5)])
  expect(names.filter(id => isRegistered(session, `${id}@correo.example`))).toEqual(names.slice(5))
})

test('each registration is followed once, in the order they came', () => {
  const session = newSession('tester', 1, 0)
  const followed = () => takeUnfollowed(session).map(each => each.id)
  for (const id of names.slice(0, 3)) register(session, id)
  expect(followed()).toEqual(['r0', 'r1', 'r2'])
  expect(followed()).toEqual([])
  for (const id of names.slice(3)) register(session, id)
  // Two of those that nobody followed have gone.
  expect(followed()).toEqual(names.slice(5))
})

test('two ids that look alike to the server are two registrations all the same', () => {
  const seen = new Map<number, string>()
  for (let turn = 0; ; turn += 1) {
    const id = uuidOf(String(turn))
    const alike = seen.get(fingerprintOf(id))
    seen.set(fingerprintOf(id), id)
    if (alike === undefined) continue
    const session = newSession('tester', 1, 0)
    register(session, alike)
    expect([registrationOf(session, id), registrationOf(session, alike)?.id]).toEqual([undefined, alike])
    register(session, id)
    return expect(registrationOf(session, id)?.id).toBe(id)
  }
})
