import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMockClient } from '#mock/client/mock-client.ts'
import { readServerOptions } from '#mock/server/server-options.ts'
import { startMockServer } from '#mock/start-mock-server.ts'
import { registrationId } from '#tests/support/registration.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitUntil } from '#tests/support/wait-until.ts'

/** Starts the server as npm does and collects what it prints. */
function start(env: Record<string, string>, ...args: string[]) {
  const server = spawn(process.execPath, ['mock-server/server.ts', ...args], {
    env: { ...process.env, MOCK_PORT: '0', HOST: '127.0.0.1', ...env },
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const printed = { text: '' }
  for (const stream of [server.stdout, server.stderr]) stream.on('data', chunk => (printed.text += chunk))
  const ended = once(server, 'close').then(([code]) => code as number | null)
  return { server, printed, ended }
}

test('the server prints its address, answers, logs no personal data and stops on SIGTERM', async () => {
  const { server, printed, ended } = start({})
  const findAddress = () => /answers at (http:\/\/127\.0\.0\.1:\d+)/.exec(printed.text)?.[1]
  await waitUntil(() => expect(findAddress()).toBeDefined())
  const headers = { 'x-registration-id': registrationId }
  await fetch(`${findAddress()}/api/v3/validations/email?email=lucia.campos@correo.example`, { headers })
  await fetch(`${findAddress()}/lucia.campos@correo.example`)
  server.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(printed.text).toMatch(/GET \/api\/v3\/validations\/email 200 \d+ ms/)
  expect(printed.text).not.toContain('lucia')
})

test('a port in use is reported in a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as { port: number }
  const { printed, ended } = start({ MOCK_PORT: String(port) })
  expect(await ended).toBe(1)
  expect(printed.text).toBe(`Port ${port} is taken by another program. --port 0 finds a free one.\n`)
  other.close()
})

test.each([
  [{ MOCK_PORT: 'here' }, [], 'MOCK_PORT must be a whole number up to 65535, not "here".'],
  [{}, ['--scenario', 'cups-overpower'], 'There is no scenario "cups-overpower". Did you mean cups-over-power'],
  [{}, ['--replay', 'tests/none.har'], 'tests/none.har cannot be read: ENOENT'],
])('an error on the command line (%j %j) is reported in a sentence', async (env, args, sentence) => {
  const { printed, ended } = start(env, ...args)
  expect(await ended).toBe(64)
  expect(printed.text).toContain(sentence)
  expect(printed.text).not.toMatch(/\n\s+at /)
})

test('--help says what there is', async () => {
  const { printed, ended } = start({}, '--help')
  expect(await ended).toBe(0)
  for (const words of ['--scenario', '--target', 'NODE_EXTRA_CA_CERTS', 'NODE_USE_ENV_PROXY'])
    expect(printed.text).toContain(words)
})

test('a contract that breaks changes nothing but a line in the log; a good one is served at once', async () => {
  const contractFile = join(temporaryFolder(), 'openapi.yaml')
  copyFileSync('openapi.yaml', contractFile)
  let lines: string[] = []
  const server = await startMockServer({ port: 0, contractFile, log: line => void lines.push(line) })
  const mock = createMockClient(server.origin, 'ana')
  await mock.use('iban-invalid')
  const headers = { 'x-registration-id': registrationId, 'x-mock-session': 'ana' }
  const statusOf = async (path: string) => (await fetch(server.origin + path, { headers })).status
  const good = readFileSync('openapi.yaml', 'utf8')
  const wrong = good.replace("$ref: '#/components/parameters/RegistrationId'", "$ref: '#/nowhere'")
  for (const broken of ['paths: [', 'openapi: 3.1.0', wrong]) {
    lines = []
    writeFileSync(contractFile, broken)
    await waitUntil(() => expect(lines.join()).toContain('openapi.yaml cannot be used; the server goes on'))
    expect(await statusOf('/api/verification/iban?iban=ES91')).toBe(200)
  }
  writeFileSync(contractFile, good.replace('/verification/iban:', '/verification/account:'))
  await waitUntil(async () => expect(await statusOf('/api/verification/account?iban=ES91')).toBe(200))
  // What testers did is still there.
  expect(await mock.calls({ scenario: 'iban-invalid' })).toHaveLength(4)
  await server.close()
})

const target = ['--target', 'https://staging.example']

test('options may be given several times', () => {
  const args = [...target, '--header', 'X-Key: a:b', '--header', 'x-other:c', '--record', 'a.har', '--unmasked']
  const origins = ['--allow-origin', 'http://localhost:3000/', '--allow-origin', 'http://localhost:*']
  const scenarios = ['--scenario', 'email-exists', '--scenario', 'iban-invalid']
  expect(readServerOptions([...args, ...origins, ...scenarios])).toMatchObject({
    scenarios: 'email-exists,iban-invalid',
    target: { origin: 'https://staging.example', basePath: undefined },
    headers: new Map(Object.entries({ 'x-key': 'a:b', 'x-other': 'c' })),
    allowedOrigins: ['http://localhost:3000', 'http://localhost:*'],
    record: 'a.har',
    isUnmasked: true,
  })
})

test.each([
  [[...target, '--replay', 'a.har'], '--replay answers in the place of a real API'],
  [['--header', 'X-Key: s3cr3t'], '--header goes with --target ADDRESS'],
  [[...target, '--header', 's3cr3t'], "--header number 1 must be written as 'name: value'"],
  [[...target, '--header', 'X-Key: s3cr3t\nX-Other: 1'], "--header number 1 must be written as 'name: value'"],
  [['--record', 'a.har'], '--record goes with --target ADDRESS'],
  [[...target, '--unmasked'], '--unmasked goes with --record FILE'],
  [['--replya', 'a.har'], "Unknown option '--replya'. --help lists the options."],
  [['--record'], "Option '--record <value>' argument missing"],
  [['--unmasked=yes'], "Option '--unmasked' does not take an argument"],
  [[...target, 's3cr3t'], 'One argument belongs to no option.'],
  [['--journal', 'all'], '--journal must be a whole number'],
  [['--contract', 'none.yaml'], '--contract: there is no none.yaml.'],
  [['--target', 'http://127.0.0.2:4010'], '--target http://127.0.0.2:4010 is this server itself.'],
  [['--port', '4999', '--target', 'http://localhost:4999'], '--target http://localhost:4999 is this server itself.'],
  ...['*', 'http://*:*', 'localhost:3000', 'http://localhost:3000/path', 'http://*'].map(
    wrong => [['--allow-origin', wrong], '--allow-origin must be an origin'] as [string[], string],
  ),
])('%j cannot be done: %s', (args, sentence) => {
  expect(() => readServerOptions(args)).toThrow(sentence)
  expect(() => readServerOptions(args)).not.toThrow('s3cr3t')
})
