import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#mock/app.ts'
import { contract, testClock } from '#tests/support/mock.ts'
import { registrationId } from '#tests/support/registration.ts'

// Faults are about sockets, so here a server listens in earnest; its clock still takes no time.
const clock = testClock()
let app: FastifyInstance
let port = 0

beforeAll(async () => {
  app = await buildApp({ contract, clock })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

interface Received {
  text: string
  parts: number
  ended: 'closed' | 'reset' | 'still open'
}

/** Sends one request over a bare socket and tells which bytes came back and how the connection ended. */
function ask(scenario: string, path: string, patienceMs = 2000): Promise<Received> {
  const lines = [
    `GET ${path} HTTP/1.1`,
    'host: localhost',
    'connection: close',
    `x-registration-id: ${registrationId}`,
    `x-mock-scenario: ${scenario}`,
    `x-mock-session: socket-${scenario.replaceAll(',', '.')}`,
  ]
  return new Promise(resolve => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`))
    const end = (ended: Received['ended']) => {
      resolve({ text: Buffer.concat(chunks).toString(), parts: chunks.length, ended })
      socket.destroy()
    }
    socket.on('data', chunk => chunks.push(chunk))
    socket.on('end', () => end('closed'))
    socket.on('error', () => end('reset'))
    socket.setTimeout(patienceMs, () => end('still open'))
  })
}

const provinces = '/api/verification/spain/provinces'

function split({ text }: Received) {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2)
  return { head, body, announced: Number(/content-length: (\d+)/i.exec(head)?.[1]) }
}

test('without a fault the answer arrives whole', async () => {
  const received = await ask('none', provinces)
  const { head, body, announced } = split(received)
  expect(received.ended).toBe('closed')
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(Buffer.byteLength(body)).toBe(announced)
  expect(JSON.parse(body)).toContain('Madrid')
})

test('network-reset resets the connection before the first byte', async () => {
  expect(await ask('network-reset', provinces)).toEqual({ text: '', parts: 0, ended: 'reset' })
})

test('network-empty closes the connection without a byte', async () => {
  expect(await ask('network-empty', provinces)).toEqual({ text: '', parts: 0, ended: 'closed' })
})

test('truncated-json announces the whole body, sends half of it and closes', async () => {
  const received = await ask('truncated-json', provinces)
  const { head, body, announced } = split(received)
  expect(head).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(received.ended).toBe('closed')
  expect(Buffer.byteLength(body)).toBe(Math.ceil(announced / 2))
  expect(() => JSON.parse(body)).toThrow()
})

test('malformed-json arrives whole and cannot be read', async () => {
  const received = await ask('malformed-json', provinces)
  const { head, body, announced } = split(received)
  expect(head).toMatch(/content-type: application\/json/i)
  expect(Buffer.byteLength(body)).toBe(announced)
  expect(() => JSON.parse(body)).toThrow()
})

test('gateway-page is a page where data was asked for', async () => {
  const { head, body } = split(await ask('gateway-page', provinces))
  expect(head).toMatch(/^HTTP\/1\.1 502 Bad Gateway/)
  expect(head).toMatch(/content-type: text\/html/i)
  expect(body).toContain('<!doctype html>')
})

test('trickle sends the answer in drops, and it is whole in the end', async () => {
  const before = clock.slept.length
  const { body, announced } = split(await ask('trickle', provinces))
  expect(clock.slept.length - before).toBeGreaterThanOrEqual(15)
  expect(Buffer.byteLength(body)).toBe(announced)
  expect(JSON.parse(body)).toContain('Madrid')
})

test('network-silent keeps the connection open and says nothing', async () => {
  expect(await ask('network-silent', provinces, 300)).toEqual({ text: '', parts: 0, ended: 'still open' })
})

test('a fault composes with an answer and with latency', async () => {
  const before = clock.slept.length
  const received = await ask('provinces-fail,everything-slow,truncated-json', provinces)
  expect(clock.slept.slice(before)).toEqual([800])
  expect(split(received).head).toMatch(/^HTTP\/1\.1 500/)
  expect(() => JSON.parse(split(received).body)).toThrow()
})

test('a slow answer does not keep the server from stopping', async () => {
  const slow = await buildApp({ contract })
  await slow.listen({ port: 0, host: '127.0.0.1' })
  const { port: own } = slow.server.address() as AddressInfo
  const headers = { 'x-registration-id': registrationId, 'x-mock-scenario': 'provinces-slow' }
  const arrived = new Promise(resolve => slow.server.once('request', resolve))
  const answer = fetch(`http://127.0.0.1:${own}${provinces}`, { headers }).then(
    () => 'answered',
    () => 'cut off',
  )
  await arrived
  await slow.close()
  expect(await answer).toBe('cut off')
})
