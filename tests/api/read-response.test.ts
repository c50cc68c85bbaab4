import { describe, expect, test } from 'vitest'
import { type CallName, calls } from '#api/calls/index.ts'
import { type Call, readResponse } from '#api/define-call.ts'
import { examplesOf } from '#tests/contract/contract-file.ts'
import { readingCases } from './reading-cases.ts'

function read(operation: CallName, sent: unknown, status = 200) {
  const reports = new Set<string>()
  const text = typeof sent === 'string' ? sent : JSON.stringify(sent)
  const reader: Call<never, unknown> = calls[operation]
  const readBody = () =>
    readResponse(reader, { status, text }, ({ pointer, kind }) => reports.add(`${kind} ${pointer}`)).body
  return { readBody, reports }
}

describe.each(Object.keys(calls) as CallName[])('%s', operation => {
  test.each(examplesOf(operation, 200))('reads the example "%s" of the contract and reports nothing', (_name, body) => {
    const { readBody, reports } = read(operation, body)
    expect(readBody).not.toThrow()
    expect([...reports]).toEqual([])
  })

  test('a status that is no success is the error', () => {
    for (const status of [302, 400, 404, 409, 500, 504]) {
      expect(read(operation, '{}', status).readBody).toThrow(expect.objectContaining({ operation, status, body: '{}' }))
    }
  })
})

/** What `reports` of a reading case names, as the wizard reports it. */
function reported(reports = ''): string[] {
  return reports.split(', ').flatMap(each => {
    const [kind, ...members] = each.split(' ')
    if (kind === 'undeclared-status') return `${kind} #/status`
    return members.map(member => `${kind} #/body${member === '.' ? '' : `/${member}`}`)
  })
}

describe.each(Object.entries(readingCases) as [CallName, (typeof readingCases)['checkIban']][])(
  '%s',
  (name, cases = []) => {
    test.each(cases)('%j is read as %j, and %s is reported', (sent, expected, reports, status) => {
      const { readBody, reports: told } = read(name, sent, status)
      if (expected === 'the call fails') {
        expect(readBody).toThrow(expect.objectContaining({ operation: name, status: 'malformed' }))
      } else {
        expect(readBody()).toMatchObject(expected)
      }
      expect([...told]).toEqual(reported(reports))
    })
  },
)

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
  expect(read('validateCups', whole).readBody()).toMatchObject(whole)
})

describe('an invoice', () => {
  const readInvoice = (sent: unknown) => read('parseInvoice', sent).readBody() as Record<string, unknown>

  test.each(['street', 'streetName', 'address'])('may bring its street as %s', name => {
    expect(readInvoice({ [name]: 'Calle del Olmo Blanco' }).street).toBe('Calle del Olmo Blanco')
  })

  test('may bring the off-peak power as p2; p3 is preferred', () => {
    expect(readInvoice({ p1: 4.6, p2: 3.45 })).toMatchObject({ p1: 4.6, p3: 3.45 })
    expect(readInvoice({ p2: 3.45, p3: 5.75 }).p3).toBe(5.75)
  })

  test('leaves what is unknown empty, never 0', () => {
    const { p1, p3, ...texts } = readInvoice({ p1: 0, p3: null })
    expect([p1, p3]).toEqual([undefined, undefined])
    expect(new Set(Object.values(texts))).toEqual(new Set(['']))
  })
})
