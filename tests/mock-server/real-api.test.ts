import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import type { createHarEntry } from '#mock/real-api/har.ts'
import { createProxy } from '#mock/real-api/proxy.ts'
import { createRecorder, createReplay } from '#mock/real-api/recording.ts'
import { explainFailure, parseTarget } from '#mock/real-api/target.ts'
import { connectRealApi, readServerOptions } from '#mock/server/server-options.ts'
import { type ApiResponse, type Routes, type StandIn, serve } from '#tests/other-apis/stand-in.ts'
import { contract, type Mock, mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

const iban = { query: { iban: 'ES9121000418450200051332' } }
const lines: string[] = []
beforeEach(() => void lines.splice(0))

const serveIban = (response: ApiResponse) => serve({ 'GET /verification/iban': () => response })

/** A mock server in front of an API; `base` is what follows its origin in `--target`. */
function inFrontOf({ origin }: Pick<StandIn, 'origin'>, base = '', headers = new Map<string, string>()): Promise<Mock> {
  const log = (line: string) => void lines.push(line)
  return mock({ realApi: createProxy({ target: parseTarget(origin + base), headers, log }), log })
}

describe('--target passes calls on', () => {
  test.each([
    ['', 'GET /verification/iban'],
    ['/api', 'GET /verification/iban'],
    ['/', 'GET /verification/iban'],
    ['/gateway/v1/', 'GET /gateway/v1/verification/iban'],
  ])('with the base path %j', async (base, call) => {
    const real = await serve({ [call]: () => ({ body: { valid: false } }) })
    const tester = await inFrontOf(real, base)
    expect(await tester.call('checkIban', iban)).toMatchObject({ status: 200, body: { valid: false } })
    expect(real.requests[0]?.query.get('iban')).toBe(iban.query.iban)
  })

  test('it says at the start what becomes of a call, and what to try where nothing is there', async () => {
    const options = readServerOptions(['--target', 'http://localhost:1/v1'])
    const path = 'verification/spain/provinces'
    const sentence = expect.stringContaining(`/api/${path} is http://localhost:1/v1/${path}`)
    expect(options && (await connectRealApi(options, () => {}))).toMatchObject({ sentence })
    const { origin } = await serve({})
    expect((await (await inFrontOf({ origin })).call('checkIban', iban)).status).toBe(404)
    expect(lines.join()).toContain(`there is nothing at ${origin}/api/verification/iban.`)
    expect(lines.join()).toContain(`--target ${origin}/`)
  })

  const wrong = ['', 'staging.example', 'ftp://a.example', 'https://me:pw@a.example', 'https://a.example/?a']
  test.each(wrong)('%j is no address', text => expect(() => parseTarget(text)).toThrow('must be an address'))

  test('an authority that Node does not know, and a proxy that it does not use, are explained', async () => {
    const failed = (code: string) => Object.assign(new TypeError('fetch failed'), { cause: { code } })
    expect(explainFailure(failed('SELF_SIGNED_CERT_IN_CHAIN'), {})).toContain('NODE_EXTRA_CA_CERTS=ca.pem')
    expect(explainFailure(failed('ENOTFOUND'), { HTTPS_PROXY: 'http://proxy' })).toContain('NODE_USE_ENV_PROXY=1')
    expect(explainFailure(failed('ECONNREFUSED'), {})).toBe('ECONNREFUSED')
    const { call } = await inFrontOf({ origin: 'http://127.0.0.1:1' })
    expect((await call('getTranslations', { path: { lng: 'es_ES' } })).status).toBe(200)
    const detail = expect.stringContaining('http://127.0.0.1:1 does not answer. ')
    expect(await call('checkIban', iban)).toMatchObject({ status: 500, body: { detail } })
  })

  test('headers and cookies come back, except those of its connection and domain', async () => {
    const cookies = [
      'profile=1; Path=/; Domain=.staging.example; HttpOnly',
      'sid=1; Secure; SameSite=None; Partitioned',
      '__Host-sid=1; Path=/; Secure; SameSite=None',
    ]
    const headers = { 'set-cookie': cookies, 'retry-after': '7', 'strict-transport-security': 'max-age=1' }
    const answer = await (await inFrontOf(await serveIban({ body: { valid: true }, headers }))).call('checkIban', iban)
    expect([answer.headers['set-cookie']].flat()).toEqual([
      'profile=1; Path=/; HttpOnly',
      'sid=1; SameSite=Lax',
      '__Host-sid=1; Path=/; Secure; SameSite=None',
    ])
    expect(answer.headers).toMatchObject({ 'retry-after': '7' })
    expect(answer.headers['strict-transport-security']).toBeUndefined()
  })

  test('the real API sees its own origin, the product’s cookies and the key of its gateway', async () => {
    const real = await serve({ 'GET /verification/iban': () => ({ body: { valid: true } }) })
    const tester = await inFrontOf(real, '', new Map([['x-gateway-key', 'k-123']]))
    const headers = {
      origin: 'http://localhost:5173',
      referer: 'http://localhost:5173/continue-in-app?email=lucia',
      'x-forwarded-host': 'localhost:5173',
      cookie: 'tduid=abc; mock-session=a',
    }
    await tester.call('checkIban', { ...iban, headers })
    const seen = { origin: real.origin, 'x-gateway-key': 'k-123', cookie: 'tduid=abc' }
    expect(real.requests).toMatchObject([{ headers: seen }])
    expect(JSON.stringify(real.requests)).not.toContain('localhost')
  })

  test('a redirect within the API is followed, one to a login leads there, one without end comes back', async () => {
    const to = (location: string, status?: number) => () => ({ status: status ?? 302, headers: { location } })
    const real = await serve({
      'GET /verification/fni': to('https://login.example/'),
      'GET /verification/iban': to('/api/verification/iban?again'),
      'POST /v2/users': to('/api/v9/users', 307),
      'POST /v9/users': ({ body }) => ({ status: 201, body: { id: body?.cups } }),
      'POST /v3/validations/resolve-campaign': to('/api/v9/campaign'),
      'GET /v9/campaign': () => ({ body: { campaignExists: false } }),
    })
    const { call } = await inFrontOf(real)
    const login = await call('checkDocument', { query: { fni: '12345678Z' } })
    expect([login.status, login.headers.location]).toEqual([302, 'https://login.example/'])
    const endless = await call('checkIban', iban)
    expect([endless.status, endless.headers.location]).toEqual([302, '/api/verification/iban?again'])
    expect((await call('registerUser', { body: registration() })).body).toEqual({ id: registration().cups })
    expect((await call('resolveCampaign', { body: { campaign: 'x' } })).body).toEqual({ campaignExists: false })
  })

  test('a chosen scenario replaces its own call; a reserved value does not', async () => {
    const tester = await inFrontOf(await serveIban({ body: { valid: false } }))
    const headers = { 'x-mock-scenario': 'cups-already-exists' }
    const cups = await tester.call('validateCups', { query: { cups: 'ES0021000000000124FY' }, headers })
    expect(cups.body).toMatchObject({ alreadyExists: true })
    const reserved = { query: { iban: 'ES5721000418490000000500' } }
    expect((await tester.call('checkIban', { ...reserved, headers })).body).toEqual({ valid: false })
  })

  test('what departs from the contract passes unchanged, is in the journal and the log', async () => {
    const body = { valid: 'yes', note: 'x'.repeat(100_000) }
    const { call, requests } = await inFrontOf(await serveIban({ body }))
    expect(await call('checkIban', { ...iban, headers: { 'x-registration-id': 'me' } })).toMatchObject({
      status: 200,
      body,
    })
    const difference = { pointer: '#/body/valid', detail: 'must be boolean' }
    const request = [{ pointer: '#/header/x-registration-id' }]
    expect(await requests()).toMatchObject([
      {
        verdict: { request, response: expect.arrayContaining([difference]) },
        response: { body: { valid: 'yes', note: 'x'.repeat(512) } },
      },
    ])
    expect(lines).toContain('checkIban: the answer 200 differs: #/body/valid must be boolean')
  })
})

type Har = { log: { entries: ReturnType<typeof createHarEntry>[] } }

const cups = 'ES0021000000000321RA'

/** Says who it is talking about, in every place that a response has. */
const talkative: Routes = {
  'GET /v3/validations/cups': ({ query }) => ({
    body: {
      existsInSips: true,
      p1: 3.45,
      p3: 'de Marta Encina',
      address: { street: 'Calle de la Encina', zipCode: '41003', province: 'Sevilla' },
      holder: { fullName: 'Marta Encina', age: 51 },
      [`point-${query.get('cups')}`]: true,
      title: `Punto ${query.get('cups')?.toLowerCase()}`,
    },
    headers: { 'x-customer': 'Marta Encina', 'set-cookie': ['sid=8871abc; Path=/'], 'retry-after': '3' },
  }),
  'GET /v3/validations/email': ({ query }) => ({
    status: 409,
    body: { type: 'conflict', title: 'Conflict', status: 409, detail: `${query.get('email')} is a customer.` },
  }),
  'POST /v2/users': ({ body }) => ({ status: 201, body: { id: 'idp-77', userId: body?.dni } }),
  'GET /verification/iban': ({ query }) => ({ body: { valid: query.get('iban') === iban.query.iban } }),
}

describe('--record keeps what a real API answered', () => {
  async function recording(file: string, isUnmasked = false): Promise<Mock> {
    const { origin } = await serve(talkative)
    const { add } = createRecorder(contract, file, isUnmasked)
    return mock({ realApi: createProxy({ target: parseTarget(origin), onExchange: add }) })
  }
  const read = (file: string): Har => JSON.parse(readFileSync(file, 'utf8'))

  test('without personal data, keys and sessions, for its owner only', async () => {
    const file = join(temporaryFolder(), 'inner', 'calls.har')
    const { call } = await recording(file)
    const headers = { cookie: 'session=3fa9c1-77b0e2', authorization: 'Bearer abcdef-012345', 'x-key': 'k-0123456789' }
    await call('validateCups', { query: { cups }, headers })
    const marta = { email: 'marta.encina@correo.example', dni: '00000000T', password: 'marta-4711' }
    await call('registerUser', { body: registration(marta) })
    await call('checkIban', { query: { iban: 'ES7620770024003102575766' } })
    await call('validateEmail', { query: { email: marta.email } })
    const text = readFileSync(file, 'utf8')
    expect(text).not.toMatch(/marta|encina|00000000T|ES0021000000000321RA|es7620770|8871abc|3fa9c1|abcdef-0|k-01234/i)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [first, ...others] = read(file).log.entries
    const calls = others.map(({ comment, response }) => `${comment} ${response.status}`)
    expect(calls).toEqual(['registerUser 201', 'checkIban 200', 'validateEmail 409'])
    expect(new URL(first?.request.url ?? '').search).toBe('?cups=ES0021000000000123FM')
    expect(JSON.parse(first?.response.content.text ?? '')).toEqual({
      existsInSips: true,
      p1: 3.45,
      p3: 'xx Xxxxx Xxxxxx',
      address: { street: 'Calle del Olmo Blanco', zipCode: '28013', province: 'Madrid' },
      xxxxxx: { xxxxXxxx: 'Xxxxx Xxxxxx', xxx: 0 },
      'xxxxx-XX0000000000000000XX': true,
      xxxxx: 'Xxxxx xx0000000000000000xx',
    })
    expect(first?.response.headers.map(({ name }) => name).join()).not.toMatch(/set-cookie|content-encoding/)
  })

  test('--unmasked keeps everything as it was; a recording is continued, another file is never overwritten', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'calls.har')
    await (await recording(file, true)).call('validateCups', { query: { cups } })
    await (await recording(file, true)).call('validateCups', { query: { cups } })
    const { entries } = read(file).log
    expect(entries).toHaveLength(2)
    expect(entries[0]?.request.url).toContain(cups)
    expect(entries[0]?.response.content.text).toContain('Marta Encina')
    const letter = join(folder, 'letter.txt')
    writeFileSync(letter, 'Querida Marta')
    expect(() => createRecorder(contract, letter, false)).toThrow(`${letter} is not an HTTP Archive`)
    expect(readFileSync(letter, 'utf8')).toBe('Querida Marta')
    const below = join(letter, 'calls.har')
    expect(() => createRecorder(contract, below, false)).toThrow(`${below} cannot be written: `)
  })

  test.each([true, false])('what was recorded (unmasked: %s) is played back by what is asked', async isUnmasked => {
    const file = join(temporaryFolder(), 'calls.har')
    const real = await recording(file, isUnmasked)
    await real.call('checkIban', { query: { iban: 'ES2521000418410000000013' } })
    await real.call('checkIban', iban)
    await real.call('registerUser', { body: registration() })
    const played = await mock({ realApi: createReplay(contract, file) })
    const other = registration({ registrationId: '5f0c4a52-8a0f-4c39-9d3e-2b8f6f1f7a10' })
    expect(await played.call('registerUser', { body: other })).toMatchObject({ status: 201 })
    const [first, second] = [await played.call('checkIban', iban), await played.call('checkIban', iban)]
    // Masked, both accounts are the same one: then the order decides.
    expect([first.body, second.body]).toEqual([{ valid: isUnmasked }, { valid: true }])
  })

  test('of several bodies the nearest is played back', async () => {
    const file = join(temporaryFolder(), 'calls.har')
    const real = await recording(file, true)
    for (const dni of ['00000000T', '12345678Z']) await real.call('registerUser', { body: registration({ dni }) })
    const played = await mock({ realApi: createReplay(contract, file) })
    const asked = registration({ dni: '12345678Z', registrationId: '5f0c4a52-8a0f-4c39-9d3e-2b8f6f1f7a10' })
    expect((await played.call('registerUser', { body: asked })).body).toMatchObject({ userId: '12345678Z' })
  })
})

describe('--replay answers from an HTTP Archive', () => {
  /** An entry as the developer tools of Chromium export it. */
  function entry(method: string, url: string, text: string | undefined, changes: object = {}) {
    const masked = { ':status': '200', 'content-encoding': '********', 'set-cookie': 'sid=********' }
    const headers = Object.entries(masked).map(([name, value]) => ({ name, value }))
    const content = { size: text?.length ?? 0, mimeType: 'application/json', text }
    const request = { method, url, httpVersion: 'h2', headers: [{ name: ':authority', value: 'api.retailer.example' }] }
    return { _resourceType: 'fetch', request, response: { status: 200, headers, content, ...changes }, time: 12 }
  }
  const save = (text: string) => {
    const file = join(temporaryFolder(), 'replay.har')
    writeFileSync(file, text)
    return file
  }
  const replay = (...entries: unknown[]) =>
    mock({ realApi: createReplay(contract, save(`\uFEFF${JSON.stringify({ log: { entries } })}`)) })
  const address = `https://api.retailer.example/gateway/api/verification/iban?iban=${iban.query.iban}`
  const valid = (value: boolean) => entry('GET', address, JSON.stringify({ valid: value }))

  test('equal requests in order, the last repeats, for each tester from the first; others by the mock server', async () => {
    const { call, as, post } = await replay(valid(true), valid(false))
    const first = await call('checkIban', iban)
    expect(first.body).toEqual({ valid: true })
    for (const name of ['set-cookie', 'content-encoding']) expect(first.headers).not.toHaveProperty(name)
    for (let count = 0; count < 3; count += 1) expect((await call('checkIban', iban)).body).toEqual({ valid: false })
    expect((await as('other').call('checkIban', iban)).body).toEqual({ valid: true })
    await post('/__mock/reset', {})
    expect((await call('checkIban', iban)).body).toEqual({ valid: true })
    expect((await call('checkIban', { query: { iban: 'ES92' } })).body).toEqual({ valid: false })
    expect((await call('checkDocument', { query: { fni: '12345678Z' } })).body).toEqual({ valid: true })
    expect((await call('checkIban', { query: { iban: 'x', y: '1' } })).status).toBe(422)
    const headers = { 'x-mock-scenario': 'iban-check-fails' }
    expect((await call('checkIban', { ...iban, headers })).status).toBe(500)
  })

  test('an archive of a browser: base64, without /api, other calls, calls that failed or were cached', async () => {
    const text = Buffer.from('{"valid":false,"banco":"Caixa d’Estalvis"}').toString('base64')
    const content = { size: 44, mimeType: 'application/json; charset=utf-8', encoding: 'base64', text }
    const { call } = await replay(
      entry('GET', 'https://www.retailer.example/analytics.js', 'track()'),
      entry('OPTIONS', address, ''),
      entry('GET', address, undefined, { status: 0 }),
      entry('GET', address, undefined, { status: 304, content: {} }),
      entry('GET', address, undefined, { content: { size: 90, mimeType: 'application/json' } }),
      { comment: 'no request at all' },
      entry('GET', address.replace('/gateway/api', ''), undefined, { status: 201, content }),
      entry('POST', 'https://api.example/api/v2/users', undefined, { status: 503, content: { text: 'busy' } }),
    )
    const body = { valid: false, banco: 'Caixa d’Estalvis' }
    expect(await call('checkIban', iban)).toMatchObject({ status: 201, body })
    expect(await call('registerUser', { body: registration() })).toMatchObject({ status: 503, body: 'busy' })
  })

  test.each([
    ['', 'is not an HTTP Archive: it has no list log.entries.'],
    ['<har>', 'is not an HTTP Archive: it has no list log.entries.'],
    ['{"log":{"entries":7}}', 'is not an HTTP Archive: it has no list log.entries.'],
    ['{"log":{"entries":[{}]}}', 'holds no call of the product API with its response: none of its 1 entries'],
  ])('a file that cannot be played back is named in a sentence: %j', (text, sentence) => {
    const file = save(text)
    expect(() => createReplay(contract, file)).toThrow(`${file} ${sentence}`)
  })
})
