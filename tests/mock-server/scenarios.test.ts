import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Mock, mock, testClock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { registration } from '#tests/support/registration.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { choose, someone } from '#tests/support/testers.ts'

const email = { query: { email: 'lucia.campos@correo.example' } }
const iban = { query: { iban: 'ES9121000418450200051332' } }

async function statuses(tester: Mock, count: number, headers = {}): Promise<number[]> {
  const found: number[] = []
  for (let turn = 0; turn < count; turn += 1) found.push((await tester.call('checkIban', { ...iban, headers })).status)
  return found
}

const use = (tester: Mock, ...scenarios: unknown[]) => tester.post('/__mock/state', { scenarios })
const stateOf = async (tester: Mock) => (await tester.get('/__mock/state')).body as { link: string }

describe('there is one way to choose, and it takes every scenario', () => {
  test.each<[string, (tester: Mock) => Promise<unknown>]>([
    ['a header', async tester => tester],
    ['a link', tester => tester.get('/__mock/use/iban-fails-once,email-fails?to=/')],
    ['the panel and the client', tester => use(tester, 'iban-fails-once', 'email-fails')],
  ])('by %s a file and a scenario of the product are chosen together', async (way, choosing) => {
    const tester = await someone()
    await choosing(tester)
    const headers = way === 'a header' ? { 'x-mock-scenario': 'iban-fails-once,email-fails' } : {}
    expect(await statuses(tester, 2, headers)).toEqual([500, 200])
    expect((await tester.call('validateEmail', { ...email, headers })).status).toBe(500)
    // No one else is in it.
    expect(await statuses(tester.as(`${tester.session}-other`), 1)).toEqual([200])
  })

  test('the command line chooses for testers who chose nothing', async () => {
    const tester = await mock({ scenarios: 'iban-fails-once,everything-slow' })
    expect(await statuses(tester, 2)).toEqual([500, 200])
    expect(await stateOf(tester)).toMatchObject({ from: 'command line' })
    expect((await tester.call('checkIban', { ...iban, ...choose('none') })).headers['x-mock-scenario']).toBeUndefined()
    await use(tester, 'email-exists')
    expect(await statuses(tester, 1)).toEqual([200])
  })

  test('a scenario can be limited to one call; one that is chosen twice counts in its last place', async () => {
    const tester = await someone()
    const limited = 'everything-fails@checkIban'
    await use(tester, limited, 'email-blocked-domain', 'email-exists', limited)
    expect(await statuses(tester, 1)).toEqual([500])
    const { body } = await tester.call('validateEmail', email)
    expect(body).toMatchObject({ alreadyExists: true, blockedDomain: false })
    expect(await stateOf(tester)).toMatchObject({ scenarios: ['email-blocked-domain', 'email-exists', limited] })
  })

  const elsewhere = [
    'https://x.example',
    '//x.example',
    '/\\x.example',
    '/\t/x.example',
    '/.//x.example',
    '/a/..//x.example',
  ]
  test.each([...elsewhere, 'javascript:alert(1)', 'thank-you'])('a link never leads to %j', async to => {
    const { get } = await someone()
    for (const link of ['use/email-exists', 'session/a'])
      expect((await get(`/__mock/${link}?to=${encodeURIComponent(to)}`)).status).toBe(400)
  })

  test.each([
    ['validateEmail', { query: { email: 'falla@correo.example' } }, 500],
    ['validateEmail', { query: { email: 'registro.falla@correo.example' } }, 200],
    ['registerUser', { body: registration({ email: 'registro.rechazado@correo.example' }) }, 409],
  ] as const)('a reserved value typed into the form has its effect on %s', async (operation, asked, status) => {
    const { call } = await someone()
    expect((await call(operation, asked)).status).toBe(status)
    expect((await call(operation, { ...asked, ...choose('lead-fails') })).status).toBe(200)
  })
})

describe('answers come in order', () => {
  test.each<[string, unknown, number[]]>([
    ['a status alone comes always', 500, [500, 500, 500]],
    ['of a list the last repeats', [500, 200], [500, 200, 200, 200]],
    ['a list can begin again', { answers: [500, 200], atEnd: 'cycle' }, [500, 200, 500, 200]],
    ['after a list all can be as usual', { answers: [503], atEnd: 'usual' }, [503, 200, 200]],
    ['an answer comes several times', [{ status: 503, times: 2 }, 200], [503, 503, 200]],
  ])('%s', async (_, checkIban, expected) => {
    const tester = await mock()
    const own = { id: 'own', calls: { checkIban } }
    expect(await use(tester, own)).toMatchObject({ status: 200 })
    expect(await statuses(tester, expected.length)).toEqual(expected)
    // Chosen again, it begins again.
    await use(tester, own)
    expect(await statuses(tester, 1)).toEqual(expected.slice(0, 1))
    await use(tester)
    expect(await statuses(tester, 1)).toEqual([200])
  })

  test('an answer is patched or written by hand, and carries headers in any case', async () => {
    const tester = await mock()
    await use(tester, {
      id: 'mine',
      calls: {
        validateCups: { patch: { p1: 2.3, address: { apartment: null } } },
        checkIban: [{ body: { valid: false } }, { status: 429, headers: { 'Retry-After': '120' } }],
        checkDocument: { body: { valid: 'who knows' }, allowInvalid: true },
        createLead: 201,
      },
    })
    const cups = await tester.call('validateCups', accepted.validateCups)
    expect(cups).toMatchObject({ status: 200, body: { existsInSips: true, p1: 2.3, p3: 3.45 } })
    expect(cups.body).not.toHaveProperty('address.apartment')
    expect(await tester.call('checkIban', iban)).toMatchObject({ body: { valid: false } })
    expect(await tester.call('checkIban', iban)).toMatchObject({ status: 429, headers: { 'retry-after': '120' } })
    expect(await tester.call('checkDocument', accepted.checkDocument)).toMatchObject({ body: { valid: 'who knows' } })
    expect(await tester.call('createLead', accepted.createLead)).toMatchObject({ status: 201 })
    expect(new Set((await tester.requests()).flatMap(({ scenarios }) => scenarios))).toEqual(new Set(['mine']))
  })

  test('chance is the same with the same seed', async () => {
    const roll = async (seed: number) => {
      const tester = await mock()
      await use(tester, { id: 'mine', seed, calls: { checkIban: { status: 503, chance: 0.5 } } })
      return (await statuses(tester, 40)).join()
    }
    expect(await roll(7)).toBe(await roll(7))
    expect(await roll(7)).not.toBe(await roll(8))
    expect((await roll(7)).match(/503/g)?.length).toBeGreaterThan(8)
  })

  test('delays add up, and scenarios combine', async () => {
    const clock = testClock()
    const tester = await mock({ clock })
    const own = {
      id: 'mine',
      anyCall: { latencyMs: 100 },
      calls: { checkIban: { answers: [{ latencyMs: 3 }], latencyMs: [20, 20] } },
    }
    await use(tester, own, 'everything-slow', { id: 'more', scenarios: ['iban-invalid'] })
    await tester.post('/__mock/state', { latencyMs: 5 })
    expect((await tester.call('checkIban', iban)).body).toEqual({ valid: false })
    await tester.call('getTariff')
    expect(clock.slept).toEqual([828, 905])
  })

  test('the answer of the next call counts once, over every scenario', async () => {
    const tester = await mock()
    await use(tester, 'iban-check-fails')
    const next = (answer: unknown) => tester.post('/__mock/next', { operation: 'checkIban', answer })
    const detail = expect.stringContaining('200 of checkIban breaks the contract: #/body/valid must be boolean.')
    expect(await next({ body: { valid: 'no' } })).toMatchObject({ status: 400, body: { detail } })
    expect(await next({ body: { valid: false } })).toMatchObject({ status: 204 })
    expect(await stateOf(tester)).toMatchObject({ nextAnswers: ['checkIban'] })
    expect(await tester.call('checkIban', iban)).toMatchObject({ status: 200, body: { valid: false } })
    expect(await statuses(tester, 1)).toEqual([500])
  })
})

test('the data of a scenario belong to the tester who chose it', async () => {
  const tester = await mock()
  const address = { street: 'Calle Nueva', streetNr: '3', zipCode: '28013', municipality: 'Madrid' }
  const ada = { firstName: 'Ada', lastName: 'Ruiz', document: '00000014Z', phoneNumber: '612345678' }
  await use(tester, {
    id: 'mine',
    world: {
      supplyPoints: [{ cups: 'ES0021000000000141PT', p1: 5.75, address }],
      people: [{ ...ada, email: 'ada@correo.example', isCustomer: true, hasPendingPayments: true }],
      buildings: [{ ...address, dwellings: [{ reference: '9872023VH5797S0001WX', floor: '01', door: 'A' }] }],
      bankAccounts: [{ iban: iban.query.iban, isAccepted: false }],
    },
  })
  const cups = { query: { cups: 'ES0021000000000141PT' } }
  const person = { cups: 'ES0021000000000123FM', nif: ada.document, postalCode: '28013', dateOfBirth: '1970-01-01' }
  const point = { existsInSips: true, p1: 5.75, p3: 5.75, address: { street: 'Calle Nueva', province: 'Madrid' } }
  const unit = { ReferenciaCatastral: '9872023VH5797S0001WX', Planta: '01', Puerta: 'A' }
  for (const [operation, asked, body] of [
    ['validateCups', cups, point],
    ['validateEmail', { query: { email: 'ada@correo.example' } }, { alreadyExists: true }],
    ['listCadastralUnits', { body: { ...address, province: 'Madrid' } }, [unit]],
    ['checkIban', iban, { valid: false }],
    ['scoreCustomer', { body: person }, { status: 'denied' }],
  ] as const)
    expect((await tester.call(operation, asked)).body).toMatchObject(body)
  expect((await tester.as('other').call('validateCups', cups)).body).toMatchObject({ existsInSips: false })
  expect((await tester.as('other').call('checkIban', iban)).body).toEqual({ valid: true })
})

test('the link of a session brings another browser into the same state, own scenarios included', async () => {
  const tester = await mock()
  await use(tester, { id: 'mine', title: 'Mine', calls: { checkIban: [503, 200] } }, 'email-exists', 'lead-fails')
  await tester.post('/__mock/state', { latencyMs: 20, seed: 9 })
  await tester.post('/__mock/clock', { advance: { days: 3 } })
  const { link } = await stateOf(tester)
  const other = tester.as('other')
  expect(await other.get(link)).toMatchObject({ status: 302, headers: { location: '/' } })
  expect(await stateOf(other)).toMatchObject({
    scenarios: ['mine', 'email-exists', 'lead-fails'],
    latencyMs: 20,
    seed: 9,
    now: expect.stringMatching(/^2026-03-05/),
  })
  expect(await statuses(other, 2)).toEqual([503, 200])
  expect(await other.get('/__mock/use/none?own=x')).toMatchObject({ status: 400 })
})

test('another device shares a session by its link, unless calls go to a real API', async () => {
  const tester = await mock()
  const { headers } = await tester.as('phone').get('/__mock/session/tester?to=/thank-you')
  expect(headers.location).toBe('/thank-you')
  expect(String(headers['set-cookie'])).toContain('mock-session=tester; Path=/; HttpOnly; SameSite=Lax')
  const closed = await mock({ realApi: { answers: () => false, send: async () => undefined } })
  expect((await closed.get('/__mock/session/tester')).status).toBe(403)
})

describe('files of the folder', () => {
  let scenarioFolder = ''
  let age = 0
  beforeEach(() => {
    scenarioFolder = temporaryFolder()
  })

  function save(text: string) {
    const file = join(scenarioFolder, 'mine.json')
    writeFileSync(file, text)
    // Two writes may fall into the same moment.
    age += 1
    utimesSync(file, age, age)
  }

  test('are read again when they change; a broken one keeps its last good version and says line and column', async () => {
    const lines: string[] = []
    const tester = await mock({ scenarioFolder, log: line => void lines.push(line) })
    save('\uFEFF{ "title": "Mine", "calls": { "checkIban": 503 } }')
    await use(tester, 'mine')
    expect(await statuses(tester, 1)).toEqual([503])
    save('{ "calls": { "checkIban": 500 } }')
    expect(await statuses(tester, 1)).toEqual([500])
    save('{\n  "calls": {\n    "chekIban": 429\n  }\n}')
    expect(await statuses(tester, 1)).toEqual([500])
    const place = `${scenarioFolder}/mine.json:3:17: calls.chekIban: There is no member "chekIban". Did you mean checkIban`
    expect(lines.join()).toContain(place)
    expect(lines.join()).toContain('The last good version is used.')
    expect(await stateOf(tester)).toMatchObject({ problems: [expect.stringContaining(place)] })
    save('{ "calls": ')
    expect(await statuses(tester, 1)).toEqual([500])
    const problems = [expect.stringMatching(/json:1:\d+: This is not JSON/)]
    expect(await stateOf(tester)).toMatchObject({ problems })
    rmSync(join(scenarioFolder, 'mine.json'))
    expect(await statuses(tester, 1)).toEqual([200])
    expect(await stateOf(tester)).toMatchObject({ scenarios: [], unknown: ['mine'], problems: [] })
  })

  test('a file that was never good cannot be chosen, and its problem is the answer', async () => {
    const tester = await mock({ scenarioFolder })
    save('{\n "calls": { "checkIban": { "body": { "valid": 1 } } } }')
    mkdirSync(join(scenarioFolder, 'folder.json'))
    const detail = expect.stringMatching(/mine\.json:2:\d+: calls\.checkIban: 200 of checkIban breaks the contract/)
    expect(await use(tester, 'mine')).toMatchObject({ status: 400, body: { detail } })
    for (const name of ['../package', '..', 'folder']) expect((await use(tester, name)).status).toBe(400)
  })
})

test('the list of scenarios describes each of them, the own ones too', async () => {
  const tester = await mock()
  await use(tester, { id: 'mine', title: { es: 'Mío', en: 'Mine' }, anyCall: { latencyMs: 1 } })
  const { scenarios } = (await tester.get('/__mock/scenarios')).body as { scenarios: object[] }
  const link = '/__mock/use/campaign-active?to=%2F%3Futm_campaign%3Dprimavera'
  const title = { es: 'Campaña en marcha', en: 'Running campaign' }
  for (const listed of [
    { id: 'campaign-active', title, step: 'start', operations: ['resolveCampaign'], link },
    { id: 'network-reset', operations: ['*'] },
    { id: 'iban-fails-once', step: 'own' },
    { id: 'mine', title: { es: 'Mío', en: 'Mine' } },
  ])
    expect(scenarios).toContainEqual(expect.objectContaining(listed))
  expect(await use(tester, { id: 'email-exists', calls: { checkIban: 500 } })).toMatchObject({ status: 400 })
})
