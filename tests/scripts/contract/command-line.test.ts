import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { type ApiResponse, type StandIn, serve } from '#tests/other-apis/stand-in.ts'
import { strictAndMinimal } from '#tests/other-apis/strict-and-minimal.ts'
import { type Deployment, goodDeployment } from '#tests/support/deployment.ts'
import { everyCall } from '#tests/support/every-call.ts'
import { runCheck } from '../../../scripts/contract/run-check.ts'

const running: (StandIn | Deployment)[] = []
afterEach(() => Promise.all(running.splice(0).map(each => each.close())))

async function run(...args: string[]) {
  const { exitCode: code, output: out = '', error = '' } = await runCheck(args)
  return { code, out, error }
}

async function start<Api extends StandIn | Deployment>(starting: Promise<Api>): Promise<string> {
  const api = await starting
  running.push(api)
  return api.origin
}

test('0: nothing was found', async () => {
  const origin = await start(goodDeployment())
  const { code, out } = await run('--target', origin, '--header', 'X-Mock-Session: check')
  expect(out).toMatch(/^\d+ requests to \S+\. Findings that break the wizard: 0, tolerated: 0, undeclared: 0\.$/m)
  expect(code).toBe(0)
})

test('1: something breaks the wizard', async () => {
  const origin = await start(serve({}))
  const { code, out } = await run('--target', origin)
  expect(out).toContain('✗ checkIban, as in the example: 404')
  expect(out).toContain('✗ Breaks the wizard')
  expect(code).toBe(1)
})

test('2: something is tolerated, and nothing breaks; --json has the report', async () => {
  const origin = await start(strictAndMinimal())
  const { code, out } = await run('--target', origin, '--with-registration', '--json')
  const report = JSON.parse(out)
  expect(Object.keys(report)).toEqual(['target', 'pageOrigin', 'grade', 'counts', 'calls'])
  expect(report).toMatchObject({ target: origin, pageOrigin: null, grade: 'tolerated', counts: { breaks: 0 } })
  const [call] = report.calls
  expect(Object.keys(call)).toEqual(['operation', 'probe', 'durationMs', 'status', 'findings'])
  expect(report.calls.find(({ findings }: typeof call) => findings.length > 0).findings[0]).toEqual({
    grade: expect.any(String),
    pointer: expect.stringMatching(/^#/),
    detail: expect.any(String),
  })
  expect(code).toBe(2)
})

test('3: something is undeclared, and nothing else was found', async () => {
  const origin = await start(goodDeployment())
  const { code, out } = await run('--target', origin)
  expect(out).toContain('#/header/set-cookie/mock-session is set; the contract has no cookie of the API')
  expect(code).toBe(3)
})

test('69: nothing answers at the target', async () => {
  const gone = await serve({})
  await gone.close()
  const { code, error } = await run('--target', gone.origin)
  expect(error).toBe(`${gone.origin} does not answer (ECONNREFUSED).`)
  expect(code).toBe(69)
})

test.each([
  [[], '--target is missing: the origin of the API, such as https://staging.example.'],
  [['--tarjet', 'https://staging.example'], 'There is no option --tarjet. Did you mean --target? Options: --target,'],
  [['--target'], '--target needs a value.'],
  [['--target', 'https://staging.example', '--json=yes'], '--json takes no value.'],
  [['--target', 'https://staging.example', '--page-origin', 'contrata'], '--page-origin must be an origin'],
  [
    ['--target', 'https://staging.example', '--page-origin', 'https://staging.example/'],
    '--page-origin is the origin of the target itself',
  ],
  [['--target', 'https://staging.example', '--person', 'x.json'], '--person goes with --with-registration.'],
  [
    ['--target', 'https://staging.example', '--with-registration', '--person', 'package-lock.jsn'],
    '--person package-lock.jsn must be a file with one JSON object.',
  ],
  [
    ['--target', 'https://staging.example', '--header', 'X-Key: s3cr3t\nx'],
    "--header number 1 must be written as 'name:",
  ],
  [['--target', 'https://staging.example', '--header', 'X-Key:', 's3cr3t'], 'One argument belongs to no option.'],
])('64: a wrong command %j gets a sentence that repeats no key', async (args, sentence) => {
  const { code, error } = await run(...args)
  expect(error).toContain(sentence)
  expect(error).not.toMatch(/s3cr3t|\n\s+at /)
  expect(code).toBe(64)
})

test('the value of a header is printed nowhere, not even where the API sends it back', async () => {
  const echo = (key: unknown): ApiResponse => ({ status: 307, headers: { location: `/api/${key}` } })
  const origin = await start(serve(everyCall(({ headers }) => echo(headers['x-key']))))
  for (const more of [[], ['--json']]) {
    const { out, error } = await run('--target', origin, '--header', 'X-Key: s3cr3t', ...more)
    expect(out).toContain('307 leads to /api/********')
    expect(out + error).not.toContain('s3cr3t')
  }
})

test('--person gives data that the API accepts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  const person = join(folder, 'person.json')
  writeFileSync(person, JSON.stringify({ cups: 'ES0031300000000012EK0F' }))
  const origin = await start(
    serve({ 'POST /v2/users': ({ body }) => ({ status: body?.cups === 'ES0031300000000012EK0F' ? 200 : 409 }) }),
  )
  const { out } = await run('--target', origin, '--with-registration', '--person', person)
  rmSync(folder, { recursive: true })
  expect(out).toContain('registerUser, the same again: 200')
})

test('the command prints the sentence and ends with the exit status', async () => {
  const check = spawn(process.execPath, ['scripts/contract-check.ts', '--tarjet', 'https://staging.example'])
  let printed = ''
  check.stderr.on('data', chunk => (printed += chunk))
  const [code] = await once(check, 'close')
  expect(printed).toMatch(/^There is no option --tarjet\. Did you mean --target\?.*\n$/)
  expect(code).toBe(64)
}, 30_000)

test('--help names every option and exit status', async () => {
  const { code, out } = await run('--help')
  expect(code).toBe(0)
  for (const named of ['--target', '--header', '--page-origin', '--with-registration', '--json', '64 the command']) {
    expect(out).toContain(named)
  }
})
