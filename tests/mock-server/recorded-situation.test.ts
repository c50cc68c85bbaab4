import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHar, createHarEntry } from '#mock/har/har.ts'
import { mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { runCommand } from '../../scripts/run-command.ts'

const iban = { query: { iban: 'ES9121000418450200051332' } }
const email = { query: { email: 'lucia.campos@correo.example' } }

interface Answered {
  status: number
  text: string
  body?: string
  headers?: { name: string; value: string }[]
}

function har(path: string, ...answers: Answered[]) {
  return createHar(
    answers.map(({ status, text, body, headers = [] }) =>
      createHarEntry({
        startedAt: '2026-03-02T09:00:00Z',
        durationMs: 5,
        request: { method: body ? 'POST' : 'GET', url: new URL(path, 'https://api.example'), headers: [], body },
        response: { status, headers, mimeType: 'application/json', text },
        comment: '',
      }),
    ),
  )
}

test('what a session was answered is a situation that answers another one in the same way, §own.153', async () => {
  const ana = await mock()
  await ana.post('/__mock/situation', {
    scenarios: ['email-exists'],
    calls: {
      checkIban: [500, 500, { body: { valid: false } }, 'reset'],
      validateCups: [{ status: 404, allowInvalid: true }],
    },
  })
  for (let turn = 0; turn < 3; turn += 1) await ana.call('checkIban', iban)
  await ana.call('validateEmail', email)
  await ana.call('registerUser', { body: registration() })
  const { body: recorded } = await ana.get('/__mock/recorded')
  expect(recorded).toMatchObject({
    title: 'What happened: 5 calls',
    calls: {
      checkIban: [
        { status: 500, times: 2 },
        { status: 200, body: { valid: false } },
      ],
      validateEmail: [{ status: 200, body: { alreadyExists: true } }],
      registerUser: [{ status: 200 }],
    },
  })
  const berta = ana.as('berta')
  expect((await berta.post('/__mock/situation', recorded)).status).toBe(200)
  const statuses = []
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await berta.call('checkIban', iban)).status)
  expect(statuses).toEqual([500, 500, 200, 200])
  expect((await berta.call('validateEmail', email)).body).toMatchObject({ alreadyExists: true })
})

test('a recording is a situation without personal data, §own.153', async () => {
  const { post, call } = await mock()
  const sent = JSON.stringify(registration({ email: 'marta.encina@correo.example' }))
  const { status, body } = await post(
    '/__mock/recorded',
    har(
      '/gateway/api/v2/users',
      { status: 429, text: '', body: sent, headers: [{ name: 'Retry-After', value: '30' }] },
      { status: 502, text: '<h1>Bad gateway of Marta Encina</h1>', body: sent },
      { status: 200, text: '{"id":"marta.encina@correo.example","holder":"Marta Encina"}', body: sent },
    ),
  )
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toMatch(/marta|encina/i)
  expect(body).toMatchObject({
    calls: {
      registerUser: [
        { status: 429, headers: { 'retry-after': '30' } },
        'gateway-page',
        { status: 200, allowInvalid: true },
      ],
    },
  })
  expect((await post('/__mock/situation', body)).status).toBe(200)
  expect((await call('registerUser', { body: registration() })).headers['retry-after']).toBe('30')
})

test('what is no recording is refused, and calls of other APIs are left out, §own.153', async () => {
  const { post } = await mock()
  expect(await post('/__mock/recorded', { log: 7 })).toMatchObject({
    status: 400,
    body: { detail: 'This is not an HTTP Archive: it has no list log.entries.' },
  })
  const { body } = await post('/__mock/recorded', har('/elsewhere', { status: 200, text: '{}' }))
  expect(body).toMatchObject({ calls: {} })
})

test('the command makes a file of the folder of a recording, §own.153', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [from, to] = [join(folder, 'calls.har'), join(folder, 'my-case.json')]
  writeFileSync(from, JSON.stringify(har('/api/verification/iban', { status: 200, text: '{"valid":false}' })))
  const script = ['scripts/situation-schema.ts', '--check']
  const { ok, output } = await runCommand(process.execPath, [...script, '--from', from, '--to', to])
  expect(ok, output).toBe(true)
  expect(JSON.parse(readFileSync(to, 'utf8'))).toMatchObject({
    $schema: './situation.schema.json',
    calls: { checkIban: [{ status: 200, body: { valid: false } }] },
  })
  expect((await runCommand(process.execPath, [...script, '--from', from])).output).toContain('go together')
})

test('the next call of an operation is answered as a tester wrote it, and only that one, §own.154', async () => {
  const { call, get, post } = await mock()
  await post('/__mock/situation', { calls: { checkIban: [500, 200] } })
  const answer = { status: 200, body: { valid: false } }
  expect((await post('/__mock/situation/next', { operation: 'checkIban', answer })).status).toBe(204)
  expect((await get('/__mock/state')).body).toMatchObject({ nextAnswers: ['checkIban'] })
  expect((await call('checkIban', iban)).body).toEqual({ valid: false })
  expect((await get('/__mock/state')).body).toMatchObject({ nextAnswers: [] })
  expect((await call('checkIban', iban)).status).toBe(500)
  expect((await call('checkIban', iban)).status).toBe(200)
})

test.each([
  [{ operation: 'checkIban', answer: { body: { valid: 7 } } }, 'breaks the contract at #/body/valid'],
  [{ operation: 'chekIban', answer: 500 }, 'Did you mean checkIban'],
  [{ operation: 'checkIban', answer: 'rest' }, 'Did you mean reset'],
])('the next answer %j is refused, §own.154', async (body, sentence) => {
  const { get, post } = await mock()
  expect(await post('/__mock/situation/next', body)).toMatchObject({
    status: 400,
    body: { detail: expect.stringContaining(sentence) },
  })
  expect((await get('/__mock/state')).body).toMatchObject({ nextAnswers: [] })
})
