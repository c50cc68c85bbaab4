import { describe, expect, expectTypeOf, test } from 'vitest'
import { type ReadOperation, readAnswer } from '#api/answers.ts'
import type { Api } from '#api/client.ts'
import { examplesOf, operations } from '#tests/contract/contract-file.ts'

function read<Id extends ReadOperation>(operation: Id, body: unknown) {
  return readAnswer(operation, { status: 200, text: JSON.stringify(body) }).body
}

/** The calls whose answer means something to the wizard: it does not look at a lead's, and i18n reads the texts itself. */
const readHere = operations
  .map(({ operationId }) => operationId as ReadOperation | 'getTranslations')
  .filter(id => id !== 'getTranslations' && id !== 'createLead')

function withUnknownMember(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(withUnknownMember)
  return typeof body === 'object' ? { ...body, launchedIn: 2031 } : body
}

describe.each(readHere)('%s', operation => {
  test.each(examplesOf(operation, 200))('reads the example "%s" of the contract', (_name, body) => {
    expect(() => read(operation, body)).not.toThrow()
  })

  test.each(examplesOf(operation, 200))('reads "%s" no differently with unknown members in it', (_name, body) => {
    expect(read(operation, withUnknownMember(body))).toEqual(read(operation, body))
  })
})

test('the CUPS validation is read with every member §3.6', () => {
  const address = {
    street: 'Calle del Olmo Blanco',
    streetNr: '12',
    apartment: '3º B',
    zipCode: '28013',
    province: 'Madrid',
    municipality: 'Madrid',
  }
  const flags = { error: true, formatInvalid: true, disallowedTariff: true, disallowedCapacity: true }
  const whole = { ...flags, alreadyExists: true, existsInSips: true, p1: 4.6, p3: 3.45, address }
  expect(read('validateCups', whole)).toMatchObject(whole)
})

test('whatever a lead is answered with is fine', () => {
  expect(() => readAnswer('createLead', { status: 200, text: '' })).not.toThrow()
})

describe('missing members have a default', () => {
  test('no flag is set, no power is there, nothing is known of the address', () => {
    const flags = { error: false, formatInvalid: false, disallowedTariff: false, disallowedCapacity: false }
    const nothing = { ...flags, alreadyExists: false, existsInSips: false, existsWithRights: false, p1: 0, p3: 0 }
    expect(read('validateCups', {})).toEqual(nothing)
    expect(read('validateCups', { error: null, p1: null, address: null })).toEqual(nothing)
    expect(read('validateEmail', {})).toEqual({ formatInvalid: false, alreadyExists: false, blockedDomain: false })
  })

  test('an address and a cadastral unit have empty texts', () => {
    const { address } = read('validateCups', { address: { street: 'Calle del Olmo Blanco' } })
    expect(address).toEqual({
      street: 'Calle del Olmo Blanco',
      streetNr: '',
      apartment: '',
      zipCode: '',
      province: '',
      municipality: '',
    })
    const [unit] = read('listCadastralUnits', [{ ReferenciaCatastral: '9872023VH5797S0001WX', Planta: '03' }])
    expect(unit).toEqual({
      ReferenciaCatastral: '9872023VH5797S0001WX',
      Bloque: '',
      Escalera: '',
      Planta: '03',
      Puerta: '',
    })
  })

  test('a registered customer sees no error for want of an identifier', () => {
    expect(read('registerUser', {})).toEqual({ id: '', userId: '', contracts: [] })
    expect(read('registerUser', { id: 7, userId: 'u', contracts: [{ id: 12 }] })).toEqual({
      id: '7',
      userId: 'u',
      contracts: [{ id: '12', cups: '' }],
    })
  })

  test('an unknown campaign has no words', () => {
    expect(read('resolveCampaign', { campaignExists: false })).toEqual({ campaignExists: false, firstName: '' })
  })

  test('a person may have only one name', () => {
    expect(read('getUserInfo', { given_name: 'Lucía', email: 'l@correo.example' })).toMatchObject({ family_name: '' })
  })
})

describe('an invoice', () => {
  test.each(['street', 'streetName', 'address'])('may bring its street as %s', name => {
    expect(read('parseInvoice', { [name]: 'Calle del Olmo Blanco' }).street).toBe('Calle del Olmo Blanco')
  })

  test('may bring the off-peak power as p2; p3 is preferred', () => {
    expect(read('parseInvoice', { p1: 4.6, p2: 3.45 })).toMatchObject({ p1: 4.6, p3: 3.45 })
    expect(read('parseInvoice', { p2: 3.45, p3: 5.75 }).p3).toBe(5.75)
  })

  test('leaves what is unknown empty, never 0', () => {
    const { p1, p3, ...texts } = read('parseInvoice', { p1: 0, p3: null })
    expect([p1, p3]).toEqual([undefined, undefined])
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })
})

test('an answer is told apart by its status', () => {
  type Units = Awaited<ReturnType<Api['listCadastralUnits']>>
  expectTypeOf<Units['status']>().toEqualTypeOf<200 | 422 | 500>()
  expectTypeOf<Awaited<ReturnType<Api['checkIban']>>>().toEqualTypeOf<{ status: 200; body: { valid: boolean } }>()
})
