import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { createHarEntry } from '#mock/har/har.ts'
import { createProxy } from '#mock/real-api/proxy.ts'
import { createRecorder } from '#mock/real-api/recorder.ts'
import { createReplay } from '#mock/real-api/replay.ts'
import { createdAndWrapped } from '#tests/other-apis/created-and-wrapped.ts'
import { type Routes, type StandIn, serve } from '#tests/other-apis/stand-in.ts'
import { contract, type Mock, mock } from '#tests/support/mock.ts'
import { registration } from '#tests/support/registration.ts'

type Har = { log: { version: string; entries: ReturnType<typeof createHarEntry>[] } }

const running: StandIn[] = []
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alta-luz-'))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  await Promise.all(running.splice(0).map(each => each.close()))
})

async function started(starting: Promise<StandIn>): Promise<StandIn> {
  const api = await starting
  running.push(api)
  return api
}

/** A mock server that passes calls on and records them in `file`. */
async function recording({ origin: target }: StandIn, file: string, isUnmasked = false): Promise<Mock> {
  const { add } = createRecorder({ contract, file, isUnmasked })
  return mock({ realApi: createProxy({ target, onExchange: add }) })
}

function read(file: string): Har {
  return JSON.parse(readFileSync(file, 'utf8'))
}

const cups = 'ES0021000000000321RA'

/** Says who it is talking about, in every place that a response has. */
const talkative: Routes = {
  'GET /v3/validations/cups': ({ query }) => ({
    body: {
      existsInSips: true,
      disallowedTariff: true,
      p1: 3.45,
      address: { street: 'Calle de la Encina', zipCode: '41003', province: 'Sevilla' },
      holder: { fullName: 'Marta Encina', age: 51 },
      [`point-${query.get('cups')}`]: true,
      title: `Punto ${query.get('cups')?.toLowerCase()}`,
    },
    headers: { 'x-customer': 'Marta Encina', 'set-cookie': ['sid=8871abc; Path=/', 'lang=es'], 'retry-after': '3' },
  }),
  'GET /v3/validations/email': ({ query }) => ({
    status: 422,
    body: {
      type: 'invalid-request',
      title: 'Invalid request',
      status: 422,
      detail: `${query.get('email')} is blocked`,
    },
  }),
  'POST /v2/users': ({ body }) => ({ status: 201, body: { id: 'idp-77', userId: body?.dni } }),
  'GET /verification/iban': () => ({ status: 302, headers: { location: 'https://login.example/?user=marta' } }),
}

test('a recording is an HTTP Archive without personal data, keys and sessions §own.47', async () => {
  const file = join(folder, 'inner', 'calls.har')
  const { call } = await recording(await started(serve(talkative)), file)
  const headers = { cookie: 'session=3fa9c1-77b0e2', authorization: 'Bearer abcdef-012345', 'x-key': 'k-0123456789' }
  const email = 'marta.encina@correo.example'
  await call('validateCups', { query: { cups }, headers })
  await call('validateEmail', { query: { email } })
  await call('registerUser', {
    body: registration({ email, dni: '00000000T', firstName: 'Marta', password: 'marta-4711' }),
  })
  await call('checkIban', { query: { iban: 'ES7620770024003102575766' } })

  const text = readFileSync(file, 'utf8')
  expect(text).not.toMatch(/marta|encina|00000000T|ES0021000000000321RA|es7620770|8871abc|3fa9c1|abcdef-0|k-01234/i)
  const { log } = read(file)
  expect(log.version).toBe('1.2')
  expect(log.entries.map(({ comment, response }) => `${comment} ${response.status}`)).toEqual([
    'validateCups 200',
    'validateEmail 422',
    'registerUser 201',
    'checkIban 302',
  ])
  expect(readdirSync(join(folder, 'inner'))).toEqual(['calls.har'])
})

test('what is not personal is kept, and the rest becomes the contract’s examples or a text of the same form', async () => {
  const file = join(folder, 'calls.har')
  const { call } = await recording(await started(serve(talkative)), file)
  await call('validateCups', { query: { cups } })
  await call('validateEmail', { query: { email: 'marta.encina@correo.example' } })
  const [first, second] = read(file).log.entries
  expect(new URL(first?.request.url ?? '').search).toBe('?cups=ES0021000000000123FM')
  expect(JSON.parse(first?.response.content.text ?? '')).toEqual({
    existsInSips: true,
    disallowedTariff: true,
    p1: 3.45,
    address: { street: 'Calle del Olmo Blanco', zipCode: '28013', province: 'Madrid' },
    holder: { fullName: 'Xxxxx Xxxxxx', age: 0 },
    'point-XX0000000000000000XX': true,
    title: 'Punto xx0000000000000000xx',
  })
  const named = Object.fromEntries(first?.response.headers.map(({ name, value }) => [name, value]) ?? [])
  expect(named).toMatchObject({ 'x-customer': '********', 'retry-after': '3', 'content-type': 'application/json' })
  const cookies = first?.response.headers.filter(({ name }) => name === 'set-cookie').map(({ value }) => value)
  expect(cookies).toEqual(['sid=********; Path=/', 'lang=********'])
  expect(JSON.parse(second?.response.content.text ?? '')).toMatchObject({
    type: 'invalid-request',
    detail: 'xxxxx.xxxxxx@xxxxxx.xxxxxxx is blocked',
  })
})

test('--unmasked keeps everything as it was', async () => {
  const file = join(folder, 'calls.har')
  const { call } = await recording(await started(serve(talkative)), file, true)
  await call('validateCups', { query: { cups } })
  const [entry] = read(file).log.entries
  expect(entry?.request.url).toContain(cups)
  expect(entry?.response.content.text).toContain('Marta Encina')
})

test('a recording is continued after a restart, and another file is never overwritten', async () => {
  const file = join(folder, 'calls.har')
  const api = await started(serve(talkative))
  await (await recording(api, file)).call('validateCups', { query: { cups } })
  expect(createRecorder({ contract, file, isUnmasked: false }).continuedFrom).toBe(1)
  await (await recording(api, file)).call('validateCups', { query: { cups } })
  expect(read(file).log.entries).toHaveLength(2)

  const letter = join(folder, 'letter.txt')
  writeFileSync(letter, 'Querida Marta')
  expect(() => createRecorder({ contract, file: letter, isUnmasked: false })).toThrow(
    `${letter} is not an HTTP Archive: it is not JSON.`,
  )
  expect(readFileSync(letter, 'utf8')).toBe('Querida Marta')
  const below = join(letter, 'calls.har')
  expect(() => createRecorder({ contract, file: below, isUnmasked: false })).toThrow(`${below} cannot be written: `)
})

test('an API that wraps and renames everything can be recorded masked, and played back to the same verdicts', async () => {
  const file = join(folder, 'calls.har')
  const real = await recording(await started(createdAndWrapped()), file)
  const asked = [
    ['validateCups', { query: { cups: 'ES0021000000000101YG' } }],
    ['checkDocument', { query: { fni: '00000000T' } }],
    ['listProvinces', {}],
    ['getTariff', {}],
    ['registerUser', { body: registration() }],
  ] as const
  for (const [id, request] of asked) await real.call(id, request)
  expect(existsSync(file)).toBe(true)
  const played = await mock({ realApi: createReplay(contract, file) })
  const answers = []
  for (const [id, request] of asked) answers.push(await played.call(id, request))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201])
  expect(answers[0]?.body).toMatchObject({ data: { disallowedTariff: true, p1: '4,6', p2: null } })
  expect(answers[2]?.body).toEqual({ items: ['Albacete', 'Madrid', 'Ceuta'], total: 0 })
  expect(answers[3]?.body).toMatchObject({ data: { providerFeeEurosPerMonth: '3,90' } })
  expect(answers[4]?.body).toMatchObject({ data: { contracts: [{ cups: 'ES0021000000000123FM' }] } })
})
