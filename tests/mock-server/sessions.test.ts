import { expect, test } from 'vitest'
import { createSessionStore, sessionLimits } from '#mock/sessions/session-store.ts'
import { mock, testClock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

test('a browser without a session is given one in a cookie and keeps it', async () => {
  const { app } = await mock()
  const first = await app.inject({ url: '/__mock/world' })
  const cookie = first.cookies.find(each => each.name === 'mock-session')
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
  const second = await app.inject({ url: '/__mock/world', cookies: { 'mock-session': cookie?.value ?? '' } })
  expect(second.cookies).toEqual([])
  expect(second.headers['x-mock-session']).toBe(cookie?.value)
})

test('a malformed session is refused in a header and replaced in a cookie', async () => {
  const { app, get } = await mock()
  expect(await get('/__mock/world', { 'x-mock-session': 'two words' })).toMatchObject({ status: 400 })
  const answer = await app.inject({ url: '/__mock/world', cookies: { 'mock-session': 'two words' } })
  expect(answer.headers['x-mock-session']).not.toBe('two words')
})

test('two testers never see each other’s registrations', async () => {
  const ana = await mock()
  const berta = ana.as('berta')
  const query = { email: 'lucia.campos@correo.example' }
  await ana.call('registerUser', { body: registration() })
  expect((await ana.call('validateEmail', { query })).body).toMatchObject({ alreadyExists: true })
  expect((await berta.call('validateEmail', { query })).body).toMatchObject({ alreadyExists: false })
  expect((await berta.call('registerUser', { body: registration() })).status).toBe(200)
})

test('the least used session is forgotten when there are too many', () => {
  const store = createSessionStore(() => 0, 1, { ...sessionLimits, sessions: 2 })
  const first = store.open('first')
  store.open('second')
  store.open('first')
  store.open('third')
  expect([store.size, store.find('first'), store.find('second')]).toEqual([2, first, undefined])
})

test('a session that nobody used for a day is forgotten', () => {
  const clock = testClock()
  const store = createSessionStore(() => clock.now().getTime(), 1)
  store.open('old')
  clock.advance(sessionLimits.idleMs + 1)
  store.open('new')
  expect(store.find('old')).toBeUndefined()
})

test('a session remembers so many calls, all sessions together so many', async () => {
  const limits = { ...sessionLimits, callsPerSession: 3, calls: 5 }
  const clock = testClock()
  const store = createSessionStore(() => clock.now().getTime(), 1, limits)
  const remember = (id: string, times: number) => {
    const session = store.open(id)
    for (let time = 0; time < times; time += 1) {
      store.makeRoomForCall(session)
      session.journal.push({} as never)
    }
    return session.journal
  }
  const first = remember('first', 5)
  expect(first).toHaveLength(3)
  const second = remember('second', 2)
  const third = remember('third', 1)
  expect([first.length, second.length, third.length]).toEqual([0, 2, 1])
})
