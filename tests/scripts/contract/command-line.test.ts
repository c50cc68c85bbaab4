import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createdAndWrapped, strictAndMinimal } from '#tests/other-apis/apis.ts'
import { type ApiResponse, everyCall, type Routes, type StandIn, serve } from '#tests/other-apis/stand-in.ts'
import { goodDeployment } from '#tests/support/deployment.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { runCheck } from '../../../scripts/contract/run-check.ts'

async function run(...args: string[]) {
  const { exitCode: code, output: out = '', error = '' } = await runCheck(args)
  return { code, out, error }
}

const origin = (api: Promise<StandIn>) => api.then(each => each.origin)

test.each<[number, () => Promise<string>, string[], RegExp]>([
  [
    0,
    goodDeployment,
    ['--header', 'X-Mock-Session: check'],
    /^\d+ requests to \S+\. Findings that break the wizard: 0, to/m,
  ],
  [1, () => origin(serve({})), [], /✗ checkIban, as in the example: 404/],
  [
    2,
    () => origin(createdAndWrapped()),
    ['--with-registration'],
    /Findings that break the wizard: 0, tolerated: [1-9]/,
  ],
  [3, goodDeployment, [], /#\/header\/set-cookie\/mock-session is set; the contract has no cookie of the API/],
])('the exit status %s says how bad it is', async (exitCode, starting, args, says) => {
  const { code, out } = await run('--target', await starting(), ...args)
  expect(out).toMatch(says)
  expect(code).toBe(exitCode)
})

test('--json has the report', async () => {
  const { origin } = await strictAndMinimal()
  const { code, out } = await run('--target', origin, '--with-registration', '--json')
  const report = JSON.parse(out)
  expect(Object.keys(report)).toEqual(['target', 'pageOrigin', 'grade', 'counts', 'calls'])
  expect(report).toMatchObject({ target: origin, pageOrigin: null, grade: 'tolerated', counts: { breaks: 0 } })
  const [call] = report.calls
  expect(Object.keys(call)).toEqual(['operation', 'probe', 'durationMs', 'status', 'findings'])
  const [finding] = report.calls.flatMap(({ findings }: typeof call) => findings)
  expect(Object.keys(finding)).toEqual(['grade', 'pointer', 'detail'])
  expect(code).toBe(2)
})

test('69: nothing answers at the target', async () => {
  const gone = await serve({})
  await gone.close()
  const { code, error } = await run('--target', gone.origin)
  expect(error).toBe(`${gone.origin} does not answer (ECONNREFUSED).`)
  expect(code).toBe(69)
})

const target = ['--target', 'https://staging.example']

test.each([
  [[], '--target is missing: the origin of the API, such as https://staging.example.'],
  [['--tarjet', 'https://staging.example'], "Unknown option '--tarjet'. --help lists the options."],
  [[...target, '--page-origin', 'contrata'], '--page-origin must be an origin'],
  [[...target, '--page-origin', 'https://staging.example/'], '--page-origin is the origin of the target itself'],
  [[...target, '--person', 'x.json'], '--person goes with --with-registration.'],
  [[...target, '--with-registration', '--person', 'a.jsn'], '--person a.jsn must be a file with one JSON object.'],
  [[...target, '--header', 'X-Key: s3cr3t\nx'], "--header number 1 must be written as 'name:"],
])('64: a wrong command %j gets a sentence that repeats no key', async (args, sentence) => {
  const { code, error } = await run(...args)
  expect(error).toContain(sentence)
  expect(error).not.toMatch(/s3cr3t|\n\s+at /)
  expect(code).toBe(64)
})

test('the value of a header is printed nowhere, not even where the API sends it back', async () => {
  const echo = (key: unknown): ApiResponse => ({ status: 307, headers: { location: `/api/${key}` } })
  const { origin } = await serve(everyCall(({ headers }) => echo(headers['x-key'])))
  for (const more of [[], ['--json']]) {
    const { out, error } = await run('--target', origin, '--header', 'X-Key: s3cr3t', ...more)
    expect(out).toContain('307 leads to /api/********')
    expect(out + error).not.toContain('s3cr3t')
  }
})

test('--person gives data that the API accepts', async () => {
  const person = join(temporaryFolder(), 'person.json')
  writeFileSync(person, JSON.stringify({ cups: 'ES0031300000000012EK0F' }))
  const answer: Routes[string] = ({ body }) => ({ status: body?.cups === 'ES0031300000000012EK0F' ? 200 : 409 })
  const { origin } = await serve({ 'POST /v2/users': answer })
  const { out } = await run('--target', origin, '--with-registration', '--person', person)
  expect(out).toContain('registerUser, the same again: 200')
})

test('the command prints the sentence and ends with the exit status', async () => {
  const check = spawn(process.execPath, ['scripts/contract-check.ts', '--tarjet', 'https://staging.example'])
  let printed = ''
  check.stderr.on('data', chunk => (printed += chunk))
  const [code] = await once(check, 'close')
  expect(printed).toMatch(/^Unknown option '--tarjet'.*\n$/)
  expect(code).toBe(64)
}, 30_000)

test('--help names every option and exit status', async () => {
  const { code, out } = await run('--help')
  expect(code).toBe(0)
  for (const named of ['--target', '--page-origin', '--with-registration', '64 the command'])
    expect(out).toContain(named)
})
