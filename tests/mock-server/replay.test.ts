import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createReplay } from '#mock/real-api/replay.ts'
import { spanishIban } from '#mock/world/spanish-iban.ts'
import { contract, mock } from '#tests/support/mock.ts'

const folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
afterAll(() => rmSync(folder, { recursive: true }))

const iban = { query: { iban: 'ES9121000418450200051332' } }
let files = 0

function save(text: string): string {
  files += 1
  const file = join(folder, `${files}.har`)
  writeFileSync(file, text)
  return file
}

/** An entry as the developer tools of Chromium export it. */
function entry(method: string, url: string, text: string | undefined, changes: object = {}) {
  return {
    _initiator: { type: 'script' },
    _resourceType: 'fetch',
    connection: '443',
    request: { method, url, httpVersion: 'h2', headers: [{ name: ':authority', value: 'api.retailer.example' }] },
    response: {
      status: 200,
      httpVersion: 'h2',
      headers: [
        { name: ':status', value: '200' },
        { name: 'content-encoding', value: 'br' },
        { name: 'content-length', value: '7' },
      ],
      content: { size: text?.length ?? 0, mimeType: 'application/json', ...(text !== undefined && { text }) },
      ...changes,
    },
    time: 12,
  }
}

function replay(...entries: unknown[]) {
  const file = save(JSON.stringify({ log: { version: '1.2', creator: {}, pages: [], entries } }))
  return mock({ realApi: createReplay(contract, file) })
}

const valid = (value: boolean) =>
  entry('GET', 'https://api.retailer.example/api/verification/iban?iban=x', JSON.stringify({ valid: value }))

test('a call is answered as it was recorded, whatever host it was recorded from; others by the mock server', async () => {
  const { call } = await replay(valid(false))
  expect((await call('checkIban', iban)).body).toEqual({ valid: false })
  expect((await call('checkDocument', { query: { fni: '12345678Z' } })).body).toEqual({ valid: true })
})

test('repeated calls are answered in order, the last answer repeats, and each tester begins anew', async () => {
  const { call, as, post } = await replay(valid(true), valid(false))
  const answers = []
  for (let count = 0; count < 4; count += 1) answers.push((await call('checkIban', iban)).body)
  expect(answers).toEqual([{ valid: true }, { valid: false }, { valid: false }, { valid: false }])
  expect((await as('somebody-else').call('checkIban', iban)).body).toEqual({ valid: true })
  await post('/__mock/reset', {})
  expect((await call('checkIban', iban)).body).toEqual({ valid: true })
})

test('an archive of a browser is understood: base64, HTTP/2, other calls, calls that failed or were cached', async () => {
  const address = 'https://api.retailer.example/gateway/api/verification/iban?iban=x'
  const text = Buffer.from('{"valid":false,"banco":"Caixa d’Estalvis"}').toString('base64')
  const { call } = await replay(
    entry('GET', 'https://www.retailer.example/analytics.js', 'track()'),
    entry('OPTIONS', address, ''),
    entry('GET', address, undefined, { status: 0 }),
    entry('GET', address, undefined, { status: 304, content: {} }),
    entry('GET', address, undefined, { content: { size: 90, mimeType: 'application/json' } }),
    { comment: 'no request at all' },
    entry('GET', address, undefined, {
      status: 201,
      content: { size: 44, mimeType: 'application/json; charset=utf-8', encoding: 'base64', text },
    }),
  )
  const { status, body, headers } = await call('checkIban', iban)
  expect({ status, body }).toEqual({ status: 201, body: { valid: false, banco: 'Caixa d’Estalvis' } })
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
})

test('an answer without a body is one, and so is a failure', async () => {
  const post = (path: string, changes: object) => entry('POST', `https://api.example/api${path}`, undefined, changes)
  const { call } = await replay(
    post('/v3/users/leads', { status: 204, content: { size: 0 } }),
    post('/v2/users', { status: 503, headers: [{ name: 'Retry-After', value: '9' }], content: { text: 'busy' } }),
  )
  const query = { email: 'lucia.campos@correo.example', privacyConsent: 'true', marketingConsent: 'false' }
  expect(await call('createLead', { query })).toMatchObject({ status: 204, body: '' })
  const failed = await call('registerUser', { body: {} })
  expect(failed).toMatchObject({ status: 503, body: 'busy', headers: { 'retry-after': '9' } })
})

test('a chosen scenario goes before the recording, a reserved value does not', async () => {
  const { call } = await replay(valid(true))
  const failing = await call('checkIban', { ...iban, headers: { 'x-mock-scenario': 'iban-check-fails' } })
  expect(failing.status).toBe(500)
  const reserved = await call('checkIban', { query: { iban: spanishIban('2100', '0418', '0000000500') } })
  expect(reserved).toMatchObject({ status: 200, body: { valid: true } })
})

test('what a recording departs from the contract in is in the journal', async () => {
  const { call, requests } = await replay(entry('GET', 'https://x.example/api/verification/iban', '{"valid":"no"}'))
  await call('checkIban', iban)
  expect(await requests()).toMatchObject([{ verdict: { response: [{ pointer: '#/body/valid' }] } }])
})

test.each([
  ['', 'is empty.'],
  ['<har>', 'is not an HTTP Archive: it is not JSON.'],
  ['{"log":{"entries":7}}', 'is not an HTTP Archive: it has no list log.entries.'],
  ['[]', 'is not an HTTP Archive: it has no list log.entries.'],
  ['{"log":{"entries":[]}}', 'holds no call of the product API with its response: none of its 0 entries'],
  [
    JSON.stringify({ log: { entries: [entry('GET', 'https://www.retailer.example/', '<html>')] } }),
    'holds no call of the product API with its response: none of its 1 entries',
  ],
])('a file that cannot be played back is named in a sentence: %j', (text, sentence) => {
  const file = save(text)
  expect(() => createReplay(contract, file)).toThrow(`${file} ${sentence}`)
})

test('a file that is missing is named in a sentence', () => {
  expect(() => createReplay(contract, join(folder, 'none.har'))).toThrow(
    `There is no file ${join(folder, 'none.har')}.`,
  )
})

test('an archive that begins with a byte order mark is read', () => {
  const file = save(`\uFEFF${JSON.stringify({ log: { entries: [valid(true)] } })}`)
  expect(createReplay(contract, file).answers).toBeTypeOf('function')
})
