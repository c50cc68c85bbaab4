import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockClient, type MockClient } from '#mock/client/mock-client.ts'
import { type MockServer, startMockServer } from '#mock/start-mock-server.ts'
import { contract } from '#tests/support/mock.ts'
import { registrationId } from '#tests/support/registration.ts'

// The journal is about what went over the wire, so a server listens here, with the real clock.
let server: MockServer
let sessions = 0
beforeAll(async () => {
  server = await startMockServer({ port: 0, contract })
})
afterAll(() => server.close())

function newClient(): MockClient {
  sessions += 1
  return createMockClient(server.origin, `wire-${sessions}`)
}

const provinces = '/api/verification/spain/provinces'

function ask({ session }: MockClient, signal?: AbortSignal): Promise<Response> {
  const headers = { 'x-mock-session': session, 'x-registration-id': registrationId }
  return fetch(`${server.origin}${provinces}`, { headers, ...(signal && { signal }) })
}

describe('the journal tells what happened on the wire', () => {
  test('a call is there from the moment it arrives: pending, then answered', async () => {
    const mock = newClient()
    await mock.use({ calls: { listProvinces: { latencyMs: 300 } } })
    const answer = ask(mock)
    const pending = await mock.wait({ operation: 'listProvinces', after: 0 })
    expect(pending).toMatchObject({ state: 'pending', response: { status: null, bytes: 0 }, durationMs: null })
    const { length } = await (await answer).text()
    const [answered] = await mock.calls()
    expect(answered).toMatchObject({ id: pending.id, state: 'answered', response: { status: 200 } })
    expect(answered?.response.bytes).toBeGreaterThanOrEqual(length)
    expect(answered?.durationMs).toBeGreaterThanOrEqual(290)
  })

  test.each([
    ['network-reset', 'cut', null, 0],
    ['network-empty', 'cut', null, 0],
    ['network-silent', 'cut', null, 0],
    ['gateway-page', 'answered', 502, 83],
  ] as const)('%s is recorded as what was sent', async (scenario, state, status, bytes) => {
    const mock = newClient()
    await mock.use(scenario)
    const given = new AbortController()
    const asked = ask(mock, given.signal).catch(() => undefined)
    const call = await mock.wait({ operation: 'listProvinces', state, after: 0 })
    given.abort()
    await asked
    expect(call).toMatchObject({ state, scenarios: [scenario], response: { status, bytes } })
    const har = await (await fetch(`${server.origin}/__mock/requests.har?session=${mock.session}`)).json()
    expect(har.log.entries[0].response.status).toBe(state === 'answered' ? status : 0)
  })

  test('of half a body half the bytes are recorded', async () => {
    const mock = newClient()
    const whole = Buffer.byteLength(await (await ask(mock)).text())
    await mock.use('truncated-json')
    await expect(ask(mock).then(each => each.text())).rejects.toThrow()
    const [, call] = await mock.calls()
    expect(call).toMatchObject({
      state: 'cut',
      fault: 'half-body',
      response: { status: 200, bytes: Math.ceil(whole / 2) },
    })
  })

  test('a client that closes the connection during a delay counts as aborted, with no status', async () => {
    const mock = newClient()
    await mock.use({ calls: { listProvinces: { latencyMs: 60_000 } } })
    const given = new AbortController()
    const asked = ask(mock, given.signal).catch(() => undefined)
    await mock.wait({ after: 0 })
    given.abort()
    await asked
    expect(await mock.wait({ state: 'aborted', after: 0 })).toMatchObject({ response: { status: null, bytes: 0 } })
    await expect(mock.verify({ operation: 'listProvinces', status: 200 })).rejects.toThrow('the call is aborted')
    expect(await mock.verify({ operation: 'listProvinces', exactly: 1 })).toHaveLength(1)
  })

  test('a client that closes while drops trickle in counts as aborted, with the bytes that were sent', async () => {
    const mock = newClient()
    await mock.use('trickle')
    const socket: Socket = connect(server.port, '127.0.0.1')
    socket.write(
      `GET ${provinces} HTTP/1.1\r\nhost: localhost\r\nx-mock-session: ${mock.session}\r\nx-registration-id: ${registrationId}\r\n\r\n`,
    )
    await new Promise(resolve => socket.once('data', resolve))
    socket.destroy()
    await expect
      .poll(async () => (await mock.calls({ state: 'aborted' })).map(each => each.response.bytes > 0), {
        timeout: 10_000,
      })
      .toEqual([true])
  })
})

describe('verify is about all calls', () => {
  test('a call that is pending counts', async () => {
    const mock = newClient()
    await mock.use({ calls: { listProvinces: { latencyMs: 1500 } } })
    const asked = ask(mock)
    await mock.wait({ after: 0 })
    await expect(mock.verify({ operation: 'listProvinces', exactly: 0 })).rejects.toThrow('came 1 time')
    // Whether it will be a 500 is not known yet.
    const never = { operation: 'listProvinces', status: 500, exactly: 0 } as const
    await expect(mock.verify(never)).rejects.toThrow('is pending. Wait with waitMs.')
    expect(await mock.verify({ ...never, waitMs: 1700 })).toEqual([])
    await asked
  })

  test('“exactly” is said at the end of the wait, so that a second submission is seen', async () => {
    const mock = newClient()
    await ask(mock)
    const verified = mock.verify({ operation: 'listProvinces', exactly: 1, waitMs: 1500 })
    verified.catch(() => undefined)
    setTimeout(() => void ask(mock), 300)
    await expect(verified).rejects.toThrow('was expected exactly 1 time and came 2 times')
  })
})

test('a session is one on both addresses of localhost', async () => {
  const mock = newClient()
  for (const host of ['127.0.0.1', '[::1]']) {
    const { status } = await fetch(`http://${host}:${server.port}${provinces}`, {
      headers: { 'x-mock-session': mock.session, 'x-registration-id': registrationId },
    })
    expect(status).toBe(200)
  }
  expect(await mock.calls()).toHaveLength(2)
})
