import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { type CallName, calls } from '#api/calls/index.ts'
import type { ResponseReader } from '#api/define-call.ts'
import { readResponse } from '#api/read-response.ts'
import { examplesOf } from '#tests/contract/contract-file.ts'
import { sampleSize } from '#tests/support/fixed-sample.ts'

const runs = sampleSize({ whole: 10_000, inSample: 2_000 })
// Two seconds on a quiet machine.
const timeoutMs = 120_000

function read(operation: CallName, text: string, status = 200): unknown {
  const reader: ResponseReader<unknown> = calls[operation]
  return readResponse(reader, { status, text }, () => {}).body
}

const anyValue = fc.oneof(fc.jsonValue(), fc.constantFrom(null, '', '3,45', '-1', 'true', 0, 1, -1, 1e300, [], {}))

/** The value with some of its parts replaced, left out or added, at any depth. */
function bent(value: unknown): fc.Arbitrary<unknown> {
  const whole = { weight: 1, arbitrary: anyValue }
  const same = { weight: 4, arbitrary: fc.constant(value) }
  if (Array.isArray(value)) {
    const items = fc.tuple(...value.map(bent), fc.array(anyValue, { maxLength: 2 }))
    return fc.oneof(same, whole, { weight: 4, arbitrary: items.map(parts => parts.flat()) })
  }
  if (typeof value !== 'object' || value === null) return fc.oneof(same, whole)
  const members = fc.record(Object.fromEntries(Object.entries(value).map(([name, member]) => [name, bent(member)])), {
    requiredKeys: [],
  })
  const more = fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('data', 'items', '__proto__')), anyValue, {
    maxKeys: 2,
  })
  const object = fc.tuple(members, more).map(([own, other]) => ({ ...other, ...own }))
  return fc.oneof(same, whole, { weight: 8, arbitrary: object })
}

const operations = Object.keys(calls) as CallName[]

test(
  'whatever a response is bent to, it is read or is the call’s error',
  () => {
    const examples = operations.flatMap(operation =>
      examplesOf(operation, 200).map(([, body]) => ({ operation, body })),
    )
    const response = fc
      .constantFrom(...examples)
      .chain(({ operation, body }) => fc.record({ operation: fc.constant(operation), body: bent(body) }))
    const text = fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.string() })
    const status = fc.constantFrom(200, 200, 200, 201, 202, 204, 301, 404, 409, 500)
    fc.assert(
      fc.property(response, text, status, ({ operation, body }, page, code) => {
        try {
          read(operation, page ?? JSON.stringify(body), code)
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
        }
      }),
      { numRuns: runs },
    )
  },
  timeoutMs,
)

const flagNames = ['error', 'formatInvalid', 'disallowedTariff', 'disallowedCapacity', 'alreadyExists', 'existsInSips']

test(
  'no verdict is lost, whatever stands beside it',
  () => {
    const spelt = (flag: boolean) =>
      fc.constantFrom<unknown>(flag, String(flag), String(flag).toUpperCase(), flag ? 1 : 0, flag ? '1' : '0')
    const verdicts = fc.record(Object.fromEntries(flagNames.map(name => [name, fc.boolean()])))
    const beside = fc.dictionary(
      fc.oneof(
        fc.string(),
        fc.constantFrom('p1', 'p3', 'extensionRights', 'existsWithRights', 'address', 'data', 'items'),
      ),
      anyValue,
    )
    const cases = verdicts.chain(flags =>
      fc.record({
        flags: fc.constant(flags),
        sent: fc.record(Object.fromEntries(flagNames.map(name => [name, spelt(flags[name] as boolean)]))),
        beside,
        wrapper: fc.constantFrom(undefined, 'data', 'result'),
      }),
    )
    fc.assert(
      fc.property(cases, ({ flags, sent, beside: others, wrapper }) => {
        const body = { ...others, ...sent }
        const text = JSON.stringify(wrapper === undefined ? body : { [wrapper]: body })
        expect(read('validateCups', text)).toMatchObject(flags)
      }),
      { numRuns: runs },
    )
  },
  timeoutMs,
)
