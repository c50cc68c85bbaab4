import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { afterEach, expect, test } from 'vitest'
import { mock } from '#tests/support/mock.ts'
import { registrationId } from '#tests/support/registration.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../scripts/start/ports.ts'

let running: ChildProcess | undefined
afterEach(() => running?.kill('SIGKILL'))

/** Starts the server as npm does and collects what it prints. */
function start(env: Record<string, string>, args: string[] = []) {
  const server = spawn(process.execPath, ['mock-server/server.ts', ...args], {
    env: { ...process.env, MOCK_PORT: '0', HOST: '127.0.0.1', ...env },
  })
  running = server
  const printed = { text: '' }
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (printed.text += chunk))
  const ended = once(server, 'exit').then(([code]) => code as number | null)
  const ready = new Promise<string>((resolve, reject) => {
    server.stdout.on('data', () => {
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed.text)?.[0]
      if (address) resolve(address)
    })
    void ended.then(() => reject(new Error(printed.text)))
  })
  ready.catch(() => undefined)
  return { server, printed, ready, ended }
}

test('the server prints its address, answers, logs no personal data and stops on SIGTERM', async () => {
  const { server, printed, ready, ended } = start({})
  const address = await ready
  const headers = { 'x-registration-id': registrationId }
  await fetch(`${address}/api/v3/validations/email?email=lucia.campos@correo.example`, { headers })
  await fetch(`${address}/lucia.campos@correo.example`)
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(printed.text).toMatch(/GET \/api\/v3\/validations\/email 200 \d+ ms/)
  expect(printed.text).not.toContain('lucia')
})

test('a port in use is reported in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const { printed, ended } = start({ MOCK_PORT: String(port) })
  expect(await ended).toBe(1)
  expect(printed.text).toBe(
    `Port ${port} is taken by another program. Choose another one: MOCK_PORT=${Number(port) + 1}\n`,
  )
  other.close()
})

test.each([
  [{ MOCK_PORT: 'here' }, [], 'MOCK_PORT must be a port number, not "here".'],
  [{}, ['--scenario', 'cups-overpower'], 'There is no scenario "cups-overpower". Did you mean cups-over-power'],
  [{}, ['--scenery', 'x'], 'There is no option --scenery. Did you mean --scenario?'],
  [
    { MOCK_PORT: '4999' },
    ['--target', 'http://localhost:4999'],
    '--target http://localhost:4999 is this server itself.',
  ],
  [{}, ['--replay', 'tests/none.har'], 'There is no file tests/none.har.'],
  [{}, ['--replay', 'package.json'], 'package.json is not an HTTP Archive: it has no list log.entries.'],
  [{}, ['--target', 'https://staging.example', '--record', 'README.md'], 'README.md is not an HTTP Archive'],
])('an error on the command line (%j %j) is reported in a sentence', async (env, args, sentence) => {
  const { printed, ended } = start(env, args)
  expect(await ended).toBe(64)
  expect(printed.text).toContain(sentence)
  expect(printed.text).not.toMatch(/\n\s+at /)
})

test('a wizard on another origin may send requests', async () => {
  const { app } = await mock()
  const origin = 'http://localhost:5173'
  const asked = await app.inject({
    method: 'OPTIONS',
    url: '/api/v2/users',
    headers: { origin, 'access-control-request-headers': 'content-type,x-registration-id' },
  })
  expect(asked.statusCode).toBe(204)
  expect(asked.headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'content-type,x-registration-id',
    vary: 'origin',
  })
})

test('npm start ends with the sentence about a wrong option, rather than serve a wizard without an API', async () => {
  const [web, port] = [await getFreePort(), await getFreePort()]
  const both = spawn(process.execPath, ['scripts/start.ts', '--replya', 'calls.har'], {
    env: { ...process.env, WEB_PORT: String(web), MOCK_PORT: String(port) },
  })
  running = both
  let printed = ''
  for (const stream of [both.stdout, both.stderr]) stream.on('data', chunk => (printed += chunk))
  const [code] = await once(both, 'close')
  expect(printed).toContain('There is no option --replya. Did you mean --replay?')
  expect(code).toBe(64)
})

test('a server that is killed keeps its sessions: the next one has the choice and the calls, §own.244', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  const keep = join(folder, 'sessions')
  const headers = { 'x-mock-session': 'ana', 'x-registration-id': registrationId, 'content-type': 'application/json' }
  const first = start({}, ['--keep', keep])
  const address = await first.ready
  await fetch(`${address}/__mock/state`, { method: 'POST', headers, body: '{"scenarios":["email-exists"],"seed":7}' })
  await fetch(`${address}/api/v3/validations/email?email=ana@correo.example`, { headers })
  await waitUntil(() => expect(deserialize(readFileSync(keep))[0]?.calls).toHaveLength(1))
  first.server.kill('SIGKILL')
  expect(await first.ended).toBeNull()
  const second = await start({}, ['--keep', keep]).ready
  const state = await (await fetch(`${second}/__mock/state`, { headers })).json()
  expect(state).toMatchObject({ scenarios: ['email-exists'], seed: 7, calls: 1 })
  rmSync(folder, { recursive: true })
})
