import { expect, test } from 'vitest'
import { createSessionStore, sessionLimits } from '#mock/sessions/session-store.ts'
import { mock, testClock } from '#tests/support/mock.ts'

test('a browser without a session gets one in a cookie and keeps it', async () => {
  const { app } = await mock()
  const first = await app.inject({ url: '/__mock/world' })
  const cookie = first.cookies.find(each => each.name === 'mock-session')
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })
  const cookies = { 'mock-session': cookie?.value ?? '' }
  const second = await app.inject({ url: '/__mock/state', cookies })
  expect([second.cookies, second.headers['x-mock-session']]).toEqual([[], undefined])
  expect([second.json().session, first.headers['x-mock-session']]).toEqual([cookie?.value, cookie?.value])
})

test('a malformed session id is rejected in a header and replaced in a cookie', async () => {
  const { app, get } = await mock()
  expect(await get('/__mock/world', { 'x-mock-session': 'two words' })).toMatchObject({ status: 400 })
  const answer = await app.inject({ url: '/__mock/world', cookies: { 'mock-session': 'two words' } })
  expect(answer.headers['x-mock-session']).toMatch(/^[\w-]{36}$/)
})

test('the least recently used session is deleted when there are too many, and each after a day without use', () => {
  const clock = testClock()
  const store = createSessionStore(clock.now, 1, { ...sessionLimits, sessions: 2 })
  for (const id of ['first', 'second', 'first', 'third']) {
    store.open(id)
    clock.advance(1)
  }
  expect([...store.all()].map(each => each.id)).toEqual(['first', 'third'])
  clock.advance(sessionLimits.idleMs + 1)
  store.open('new')
  expect([...store.all()].map(each => each.id)).toEqual(['new'])
})

test('health checks, each a new session, do not delete used sessions', async () => {
  const { app, as } = await mock({ limits: { sessions: { ...sessionLimits, sessions: 3 } } })
  await as('ana').post('/__mock/state', { latencyMs: 5 })
  await as('berta').call('getTariff')
  for (let look = 0; look < 5; look += 1) await app.inject({ url: '/__mock/world' })
  expect((await as('ana').get('/__mock/state')).body).toMatchObject({ latencyMs: 5 })
  expect(await as('berta').requests()).toHaveLength(1)
})

test('a session keeps its newest calls, and a noisy one costs a quiet one nothing', async () => {
  const noisy = await mock({ limits: { journal: { perSession: 30, overall: 40 } } })
  const quiet = noisy.as('quiet')
  for (let turn = 0; turn < 3; turn += 1) await quiet.call('getTariff')
  for (let turn = 0; turn < 50; turn += 1) await noisy.call('getTariff')
  for (let turn = 0; turn < 20; turn += 1) await noisy.as('noisy-too').call('getTariff')
  expect((await quiet.requests()).map(each => each.id)).toEqual([1, 2, 3])
  const kept = await noisy.requests()
  expect(kept.length).toBeLessThanOrEqual(30)
  expect(kept.length + (await noisy.as('noisy-too').requests()).length + 3).toBeLessThanOrEqual(40)
  expect(kept.at(-1)?.id).toBe(53)
})
