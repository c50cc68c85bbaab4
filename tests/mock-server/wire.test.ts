import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMockClient, type MockClient } from '#mock/client/mock-client.ts'
import type { ScenarioSource } from '#mock/scenarios/scenario-format.ts'
import { type MockServer, startMockServer } from '#mock/start-mock-server.ts'
import { contract } from '#tests/support/mock.ts'
import { registrationId } from '#tests/support/registration.ts'

// Faults and the journal are about what goes over the wire, so a server listens here, with the real clock.
let server: MockServer
let sessions = 0
beforeAll(async () => {
  server = await startMockServer({ port: 0, contract })
})
afterAll(() => server.close())

/** A tester in a separate session, who chose a scenario. */
async function tester(...scenarios: (string | ScenarioSource)[]): Promise<MockClient> {
  sessions += 1
  const mock = createMockClient(server.origin, `wire-${sessions}`)
  await mock.use(...scenarios)
  return mock
}

const slow = (latencyMs: number) => ({ calls: { listProvinces: { latencyMs } } })
const path = '/api/verification/spain/provinces'

function ask({ session }: MockClient, origin = server.origin, signal?: AbortSignal): Promise<Response> {
  const headers = { 'x-mock-session': session, 'x-registration-id': registrationId }
  return fetch(`${origin}${path}`, { headers, ...(signal && { signal }) })
}

/** Sends one request over a bare socket. Gives the bytes that came back, and how the connection ended. `isImpatient`: closes it at the first of them. */
function listen({ session }: MockClient, patienceMs = 10_000, isImpatient = false) {
  const headers = {
    host: 'localhost',
    connection: 'close',
    'x-registration-id': registrationId,
    'x-mock-session': session,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return new Promise<{ head: string; body: string; announced: number; ended: string }>(resolve => {
    let text = ''
    const socket = connect(server.port, '127.0.0.1')
    socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    const end = (ended: string) => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2)
      resolve({ head, body, announced: Number(/content-length: (\d+)/i.exec(head)?.[1]), ended })
      socket.destroy()
    }
    socket.on('data', chunk => {
      text += chunk
      if (isImpatient) end('closed by the client')
    })
    socket.on('end', () => end('closed'))
    socket.on('error', () => end('reset'))
    socket.setTimeout(patienceMs, () => end('still open'))
  })
}

async function archivedBy({ session }: MockClient): Promise<unknown[]> {
  return (await (await fetch(`${server.origin}/__mock/requests.har?session=${session}`)).json()).log.entries
}

describe('a fault breaks the answer, and the journal tells what was really sent', () => {
  test.each([
    ['network-reset', 'reset', 'cut', 10_000],
    ['network-empty', 'closed', 'cut', 10_000],
    ['network-silent', 'still open', 'cut', 300],
  ])('%s sends no byte: the connection is %s', async (scenario, ended, state, patienceMs) => {
    const mock = await tester(scenario)
    expect(await listen(mock, patienceMs)).toMatchObject({ head: '', ended })
    expect(await mock.calls()).toMatchObject([{ state, scenarios: [scenario], response: { status: null, bytes: 0 } }])
    expect(await archivedBy(mock)).toMatchObject([{ response: { status: 0, _error: state } }])
  })

  test('half-body announces the whole body, sends half of it and closes; it composes with an answer', async () => {
    const mock = await tester('provinces-fail', 'truncated-json')
    const { head, body, announced, ended } = await listen(mock)
    expect(head).toMatch(/^HTTP\/1\.1 500/)
    const bytes = Math.ceil(announced / 2)
    expect([ended, Buffer.byteLength(body)]).toEqual(['closed', bytes])
    expect(await mock.calls()).toMatchObject([{ state: 'cut', fault: 'half-body', response: { status: 500, bytes } }])
    expect(await archivedBy(mock)).toMatchObject([{ response: { status: 0, _error: 'cut' } }])
  })

  test('malformed-json arrives whole and cannot be read', async () => {
    const mock = await tester('malformed-json')
    const { head, body, announced } = await listen(mock)
    expect(head).toMatch(/content-type: application\/json/i)
    expect(Buffer.byteLength(body)).toBe(announced)
    expect(() => JSON.parse(body)).toThrow()
    expect(await mock.calls()).toMatchObject([{ state: 'answered', response: { status: 200, bytes: announced } }])
  })

  test('gateway-page is a page where data was asked for', async () => {
    const mock = await tester('gateway-page')
    const { head, body } = await listen(mock)
    expect(head).toMatch(/^HTTP\/1\.1 502 Bad Gateway/)
    expect(head).toMatch(/content-type: text\/html/i)
    expect(body).toContain('<!doctype html>')
    expect(await mock.calls()).toMatchObject([{ state: 'answered', response: { status: 502, bytes: 83 } }])
  })

  test('trickle sends the answer in drops, and it is whole in the end', async () => {
    const mock = await tester('trickle')
    const { body, announced } = await listen(mock)
    expect(JSON.parse(body)).toContain('Madrid')
    const [call] = await mock.calls()
    expect(call).toMatchObject({ state: 'answered', response: { status: 200, bytes: announced } })
    expect(call?.durationMs).toBeGreaterThan(3000)
  })
})

describe('the journal tells what happened on the wire', () => {
  test('a call is there from the moment it arrives: pending, then answered', async () => {
    const mock = await tester(slow(300))
    const answer = ask(mock)
    const pending = await mock.wait({ operation: 'listProvinces', after: 0 })
    expect(pending).toMatchObject({ state: 'pending', response: { status: null, bytes: 0 }, durationMs: null })
    const bytes = Buffer.byteLength(await (await answer).text())
    const [answered] = await mock.calls()
    expect(answered).toMatchObject({ id: pending.id, state: 'answered', response: { status: 200, bytes } })
    expect(answered?.durationMs).toBeGreaterThanOrEqual(290)
  })

  test('a client that closes the connection during a delay counts as aborted, with no status', async () => {
    const mock = await tester(slow(60_000))
    const given = new AbortController()
    const asked = ask(mock, server.origin, given.signal).catch(() => undefined)
    await mock.wait({ after: 0 })
    given.abort()
    await asked
    expect(await mock.wait({ state: 'aborted', after: 0 })).toMatchObject({ response: { status: null, bytes: 0 } })
    await expect(mock.verify({ operation: 'listProvinces', status: 200 })).rejects.toThrow('the call is aborted')
    expect(await mock.verify({ operation: 'listProvinces', exactly: 1 })).toHaveLength(1)
  })

  test('a client that closes while drops trickle in counts as aborted, with the bytes that were sent', async () => {
    const mock = await tester('trickle')
    await listen(mock, 10_000, true)
    const sent = async () => (await mock.calls({ state: 'aborted' })).map(({ response }) => response.bytes > 0)
    await expect.poll(sent, { timeout: 10_000 }).toEqual([true])
  })
})

describe('verify is about all calls', () => {
  test('a call that is pending counts', async () => {
    const mock = await tester(slow(1500))
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
    const mock = await tester()
    await ask(mock)
    const verified = mock.verify({ operation: 'listProvinces', exactly: 1, waitMs: 1500 })
    verified.catch(() => undefined)
    setTimeout(() => void ask(mock), 300)
    await expect(verified).rejects.toThrow('was expected exactly 1 time and came 2 times')
  })
})

test('a session is one on both addresses of localhost', async () => {
  const mock = await tester()
  for (const host of ['127.0.0.1', '[::1]']) expect((await ask(mock, `http://${host}:${server.port}`)).status).toBe(200)
  expect(await mock.calls()).toHaveLength(2)
})

test('a slow answer does not keep the server from stopping', async () => {
  const other = await startMockServer({ port: 0, contract })
  const mock = createMockClient(other.origin, 'stopped')
  await mock.use('provinces-slow')
  const answer = ask(mock, other.origin).then(
    () => 'answered',
    () => 'cut off',
  )
  await mock.wait({ after: 0 })
  await other.close()
  expect(await answer).toBe('cut off')
})
