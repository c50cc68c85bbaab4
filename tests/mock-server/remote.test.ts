import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { codeLifetimeMs, maxWrongGuesses } from '#mock/sessions/remote-codes.ts'
import { mock, testClock } from '#tests/support/mock.ts'

type Cookies = Record<string, string>

/** A browser: it has a session of its own and keeps the cookies that it is given. */
function browser(app: FastifyInstance, own: string) {
  const cookies: Cookies = { 'mock-session': own }
  async function send(method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const response = await app.inject({ method, url, cookies, ...(payload && { payload }) })
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0 || value === '') delete cookies[name]
      else cookies[name] = value
    return response
  }
  return {
    send,
    state: async () => (await send('GET', '/__mock/state')).json(),
    code: async (): Promise<string> => (await send('POST', '/__mock/remote', {})).json().code,
    join: async (code: string) => (await send('POST', '/__mock/remote/join', { code })).statusCode,
    end: () => send('DELETE', '/__mock/remote'),
  }
}

async function twoDevices(keep?: string) {
  const clock = testClock()
  const { app } = await mock({ clock, keep })
  return { app, clock, phone: browser(app, 'phone'), desk: browser(app, 'desk') }
}

test('the code of a phone lets the panel of a desk choose for it, until the desk ends it, §own.240', async () => {
  const { phone, desk } = await twoDevices()
  const code = await phone.code()
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/)
  expect(await desk.join(` ${code.slice(0, 3)}-${code.slice(3)} `.toLowerCase())).toBe(204)
  await desk.send('POST', '/__mock/state', { scenarios: ['email-exists'] })
  expect(await phone.state()).toMatchObject({
    session: 'phone',
    scenarios: ['email-exists'],
    remote: { status: 'steered', devices: 1 },
  })
  expect(await desk.state()).toMatchObject({ session: 'phone', remote: { status: 'steering' } })

  await desk.end()
  expect(await desk.state()).toMatchObject({ session: 'desk', scenarios: [], remote: { status: 'none' } })
  expect(await phone.state()).toMatchObject({ remote: { status: 'none' } })
})

test('a reset empties the session that is steered, and the steering goes on, §own.240', async () => {
  const { phone, desk } = await twoDevices()
  await desk.send('POST', '/__mock/state', { scenarios: ['email-exists'] })
  await desk.join(await phone.code())
  expect(await desk.state()).toMatchObject({ session: 'phone', scenarios: [] })
  await desk.send('POST', '/__mock/reset', {})
  expect(await desk.state()).toMatchObject({ session: 'phone', remote: { status: 'steering' } })
  await desk.end()
  expect(await desk.state()).toMatchObject({ session: 'desk', scenarios: ['email-exists'] })
})

test('the phone ends it for every device that steers it, §own.240', async () => {
  const { app, phone, desk } = await twoDevices()
  const other = browser(app, 'other')
  expect([await desk.join(await phone.code()), await other.join(await phone.code())]).toEqual([204, 204])
  expect(await phone.state()).toMatchObject({ remote: { devices: 2 } })
  const unused = await phone.code()
  await phone.end()
  for (const each of [desk, other]) expect(await each.state()).toMatchObject({ remote: { status: 'none' } })
  expect((await desk.state()).session).toBe('desk')
  expect(await desk.join(unused)).toBe(404)
})

test('a code is valid once, for ten minutes, and until the next one, §own.241', async () => {
  const { app, clock, phone, desk } = await twoDevices()
  const late = browser(app, 'late')
  const [first, second] = [await phone.code(), await phone.code()]
  expect(await desk.join(first)).toBe(404)
  clock.advance(codeLifetimeMs - 1)
  expect(await desk.join(second)).toBe(204)
  expect(await late.join(second)).toBe(404)
  const third = await phone.code()
  clock.advance(codeLifetimeMs)
  expect(await late.join(third)).toBe(404)
})

test('whoever guesses is told nothing after 50 wrong codes, not even with a new session, §own.241', async () => {
  const { app, clock, phone, desk } = await twoDevices()
  const code = await phone.code()
  for (let guess = 0; guess < maxWrongGuesses; guess += 1)
    expect(await browser(app, `guesser-${guess}`).join('AAAAAA')).toBe(404)
  const refused = await desk.send('POST', '/__mock/remote/join', { code })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(codeLifetimeMs / 1000)])
  clock.advance(codeLifetimeMs)
  expect(await desk.join(await phone.code())).toBe(204)
})

test('a device joins neither itself nor one that steers another, and no key is made up, §own.241', async () => {
  const { app, phone, desk } = await twoDevices()
  const code = await phone.code()
  expect(await phone.join(code)).toBe(409)
  expect(await desk.join(code)).toBe(204)
  expect((await desk.send('POST', '/__mock/remote', {})).statusCode).toBe(409)
  for (const forged of ['phone~', 'phone~undefined', 'phone', '~', 'phone~5a3f1c86-52d8-4c3e-9b1a-3f2d7e6a4b10']) {
    const cookies = { 'mock-session': 'thief', 'mock-remote': forged }
    expect((await app.inject({ url: '/__mock/state', cookies })).json().session).toBe('thief')
  }
})

test('what a real API answered is shared with no other device, §own.116', async () => {
  const { post } = await mock({ realApi: { answers: () => true, send: () => Promise.reject(new Error('not asked')) } })
  expect(await post('/__mock/remote', {})).toMatchObject({ status: 403 })
})
