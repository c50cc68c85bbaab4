import { expect, test } from 'vitest'
import { mock, testClock } from '#tests/support/mock.ts'
import { accepted } from '#tests/support/mock-requests.ts'
import { registration, registrationId } from '#tests/support/registration.ts'

const iban = { query: { iban: 'ES9121000418450200051332' } }

async function statuses(tester: Awaited<ReturnType<typeof mock>>, count: number): Promise<number[]> {
  const found: number[] = []
  for (let turn = 0; turn < count; turn += 1) found.push((await tester.call('checkIban', iban)).status)
  return found
}

test.each<[string, unknown, number[]]>([
  ['a status alone comes always', 500, [500, 500, 500]],
  ['of a list the last repeats', [500, 200], [500, 200, 200, 200]],
  ['a list can begin again', { answers: [500, 200], atEnd: 'cycle' }, [500, 200, 500, 200]],
  ['after a list all can be as usual', { answers: [503], atEnd: 'usual' }, [503, 200, 200]],
  ['the third call fails', [200, 200, 500, 200], [200, 200, 500, 200, 200]],
  ['an answer comes several times', [{ status: 503, times: 2 }, 200], [503, 503, 200]],
])('%s, §own.102', async (_, checkIban, expected) => {
  const tester = await mock()
  expect(await tester.post('/__mock/situation', { calls: { checkIban } })).toMatchObject({ status: 200 })
  expect(await statuses(tester, expected.length)).toEqual(expected)
  // Nobody else is in it.
  expect(await statuses(tester.as('somebody else'.replace(' ', '-')), 1)).toEqual([200])
})

test('a sequence begins again when the situation is chosen again, and ends when it is left, §own.102', async () => {
  const tester = await mock()
  const situation = { calls: { checkIban: [500, 200] } }
  await tester.post('/__mock/situation', situation)
  expect(await statuses(tester, 2)).toEqual([500, 200])
  await tester.post('/__mock/situation', situation)
  expect(await statuses(tester, 1)).toEqual([500])
  await tester.app.inject({ method: 'DELETE', url: '/__mock/situation', headers: { 'x-mock-session': tester.session } })
  expect(await statuses(tester, 1)).toEqual([200])
})

test('an answer is patched or written by hand, and carries headers, §own.101', async () => {
  const tester = await mock()
  const headers = { 'retry-after': '120' }
  await tester.post('/__mock/situation', {
    calls: {
      validateCups: [{ patch: { p1: 2.3, address: { apartment: null } } }],
      checkIban: [{ body: { valid: false } }, { status: 429, headers }],
      checkDocument: [{ body: { valid: 'who knows' }, allowInvalid: true }],
    },
  })
  const cups = await tester.call('validateCups', accepted.validateCups)
  expect(cups).toMatchObject({ status: 200, body: { existsInSips: true, p1: 2.3, p3: 3.45 } })
  expect(cups.body).not.toHaveProperty('address.apartment')
  expect(await tester.call('checkIban', iban)).toMatchObject({ body: { valid: false } })
  expect(await tester.call('checkIban', iban)).toMatchObject({ status: 429, headers })
  expect(await tester.call('checkDocument', accepted.checkDocument)).toMatchObject({ body: { valid: 'who knows' } })
  expect((await tester.requests()).map(({ scenarios }) => scenarios)).toEqual([
    ['situation'],
    ['situation'],
    ['situation'],
    ['situation'],
  ])
})

test('an answer can be a scenario’s, and scenarios go on beside the situation’s own answers', async () => {
  const tester = await mock()
  await tester.post('/__mock/situation', {
    scenarios: ['iban-invalid', 'everything-slow'],
    calls: { checkIban: [{ scenario: 'too-many-requests' }, 503, 200] },
  })
  expect(await statuses(tester, 2)).toEqual([429, 503])
  expect(await tester.call('checkIban', iban)).toMatchObject({ status: 200, body: { valid: false } })
  expect(await tester.get('/__mock/state')).toMatchObject({ body: { scenarios: ['iban-invalid', 'everything-slow'] } })
})

test('faults come in a sequence or by chance, the same ones with the same seed, §own.103', async () => {
  const faultsWith = async (seed: number) => {
    const tester = await mock()
    await tester.post('/__mock/situation', {
      seed,
      faults: [{ fault: 'reset', chance: 0.5, calls: ['checkIban'] }],
      calls: { checkDocument: ['empty', 200] },
    })
    const origin = await tester.app.listen({ port: 0 })
    const headers = { 'x-mock-session': tester.session, 'x-registration-id': registrationId, connection: 'close' }
    const ask = (path: string) => fetch(`${origin}/api/verification/${path}`, { headers }).catch(() => undefined)
    for (let turn = 0; turn < 12; turn += 1) await ask('iban?iban=ES9121000418450200051332')
    for (let turn = 0; turn < 2; turn += 1) await ask('fni?fni=12345678Z')
    const calls = await tester.requests()
    await tester.app.close()
    return calls.map(({ fault }) => fault)
  }
  const first = await faultsWith(7)
  expect(first).toEqual(await faultsWith(7))
  expect(first).not.toEqual(await faultsWith(8))
  expect(new Set(first.slice(0, 12))).toEqual(new Set(['reset', undefined]))
  expect(first.slice(12)).toEqual(['empty', undefined])
})

test('delays of the situation, the call and the answer add up, §own.103', async () => {
  const clock = testClock()
  const tester = await mock({ clock })
  await tester.post('/__mock/situation', {
    latencyMs: 100,
    calls: { checkIban: { answers: [{ latencyMs: 3 }], latencyMs: [20, 20] } },
  })
  await tester.call('checkIban', iban)
  await tester.call('getTariff')
  expect(clock.slept).toEqual([123, 100])
})

test('the world of a situation belongs to its session, §own.104', async () => {
  const tester = await mock()
  await tester.post('/__mock/situation', {
    world: {
      supplyPoints: [
        {
          cups: 'ES0021000000000141PT',
          p1: 5.75,
          address: { street: 'Calle Nueva', streetNr: '3', zipCode: '28013', municipality: 'Madrid' },
        },
      ],
      people: [
        {
          firstName: 'Ada',
          lastName: 'Ruiz',
          document: '00000014Z',
          phoneNumber: '612345678',
          email: 'ada@correo.example',
          isCustomer: true,
          hasPendingPayments: true,
        },
      ],
      buildings: [
        {
          street: 'Calle Nueva',
          streetNr: '3',
          zipCode: '28013',
          municipality: 'Madrid',
          dwellings: [{ reference: '9872023VH5797S0001WX', floor: '01', door: 'A' }],
        },
      ],
      bankAccounts: [{ iban: 'ES9121000418450200051332', isAccepted: false }],
    },
  })
  const asked = {
    cups: await tester.call('validateCups', { query: { cups: 'ES0021000000000141PT' } }),
    email: await tester.call('validateEmail', { query: { email: 'ada@correo.example' } }),
    units: await tester.call('listCadastralUnits', {
      body: { street: 'Calle Nueva', streetNr: '3', zipCode: '28013', province: 'Madrid', municipality: 'Madrid' },
    }),
    iban: await tester.call('checkIban', iban),
    score: await tester.call('scoreCustomer', {
      body: { cups: 'ES0021000000000123FM', nif: '00000014Z', postalCode: '28013', dateOfBirth: '1970-01-01' },
    }),
  }
  expect(asked).toMatchObject({
    cups: { body: { existsInSips: true, p1: 5.75, p3: 5.75, address: { street: 'Calle Nueva', province: 'Madrid' } } },
    email: { body: { alreadyExists: true } },
    units: { body: [{ ReferenciaCatastral: '9872023VH5797S0001WX', Planta: '01', Puerta: 'A' }] },
    iban: { body: { valid: false } },
    score: { body: { status: 'denied' } },
  })
  const other = tester.as('other')
  expect(await other.call('checkIban', iban)).toMatchObject({ body: { valid: true } })
  expect(await other.call('validateCups', { query: { cups: 'ES0021000000000141PT' } })).toMatchObject({
    body: { existsInSips: false },
  })
})

test('sessions begin in the situation of the command line, and a tester may choose another, §own.105', async () => {
  const situation = { scenarios: ['everything-slow'], calls: { checkIban: [500, 200] } }
  const clock = testClock()
  const tester = await mock({ situation, clock })
  expect(await statuses(tester, 2)).toEqual([500, 200])
  expect(await statuses(tester.as('second'), 2)).toEqual([500, 200])
  expect(clock.slept).toEqual([800, 800, 800, 800])
  await tester.post('/__mock/situation', { calls: { checkIban: 503 } })
  expect(await statuses(tester, 1)).toEqual([503])
})

test('a situation goes into a file and back, with what was chosen since, §own.105', async () => {
  const tester = await mock()
  await tester.post('/__mock/situation', { title: 'Mine', calls: { checkIban: [500, 200] }, seed: 9 })
  await tester.post('/__mock/state', { scenarios: ['email-fails'], latencyMs: 20 })
  const { body } = await tester.get('/__mock/situation')
  const expected = {
    title: 'Mine',
    calls: { checkIban: [500, 200] },
    seed: 9,
    latencyMs: 20,
    scenarios: ['email-fails'],
  }
  expect(body).toEqual({ name: null, situation: expected })
  expect(await tester.post('/__mock/situation', (body as { situation: unknown }).situation)).toMatchObject({
    status: 200,
  })
})

test('what is wrong with a situation is answered, and nothing changes, §own.100', async () => {
  const tester = await mock()
  await tester.post('/__mock/situation', { calls: { checkIban: 503 } })
  const refused = await tester.post('/__mock/situation', { calls: { checkIban: 'rest' } })
  expect(refused).toMatchObject({ status: 400, body: { detail: expect.stringContaining('Did you mean reset') } })
  const check = async (text: string) =>
    (
      await tester.app.inject({
        method: 'POST',
        url: '/__mock/situation/check',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(text),
      })
    ).json()
  expect(await check('{ "calls": ')).toMatchObject({ status: 'invalid', problems: [expect.stringMatching(/not JSON/)] })
  expect(await check('{ "calls": {} }')).toMatchObject({ status: 'valid' })
  expect(await statuses(tester, 1)).toEqual([503])
  expect((await tester.call('registerUser', { body: registration() })).status).toBe(200)
})

test('a link brings another browser into the same situation, with what was chosen over it, §own.105', async () => {
  const tester = await mock()
  expect(await tester.get('/__mock/use/email-fails?situation=iban-fails-once&to=/')).toMatchObject({ status: 302 })
  expect(await statuses(tester, 2)).toEqual([500, 200])
  expect(await tester.get('/__mock/state')).toMatchObject({
    body: { scenarios: ['email-fails'], situation: { name: 'iban-fails-once' } },
  })
  expect(await tester.get('/__mock/use/none?situation=iban-fails-onze')).toMatchObject({ status: 400 })
})
