import { expect, test } from 'vitest'
import { readServerOptions } from '#mock/server/server-options.ts'
import { mock } from '#tests/support/mock.ts'

const target = ['--target', 'https://staging.example']

test('the options of a real API are read', () => {
  const args = [...target, '--header', 'X-Key: a:b', '--header', 'x-other:c', '--record', 'a.har', '--unmasked']
  expect(readServerOptions([...args, '--scenario', 'email-exists', '--scenario', 'iban-invalid'], 4010)).toEqual({
    scenarios: 'email-exists,iban-invalid',
    target: 'https://staging.example',
    allowedOrigins: [],
    keep: undefined,
    headers: new Map([
      ['x-key', 'a:b'],
      ['x-other', 'c'],
    ]),
    record: 'a.har',
    isUnmasked: true,
    replay: undefined,
  })
})

test.each([
  [[...target, '--replay', 'a.har'], '--replay answers in the place of a real API'],
  [['--header', 'X-Key: s3cr3t'], '--header goes with --target ORIGIN'],
  [[...target, '--header', 's3cr3t'], "--header number 1 must be written as 'name: value'"],
  [[...target, '--header', 'X-Key: s3cr3t\nX-Other: 1'], "--header number 1 must be written as 'name: value'"],
  [['--record', 'a.har', '--unmasked'], '--unmasked goes with --target ORIGIN --record FILE'],
  [['--replya', 'a.har'], 'There is no option --replya. Did you mean --replay?'],
  [['--help'], 'There is no option --help. Did you mean --keep?'],
  [['--record'], '--record needs a value.'],
  [['--unmasked=yes'], '--unmasked takes no value.'],
  [[...target, 's3cr3t'], 'One argument belongs to no option.'],
])('%j cannot be done: %s', (args, sentence) => {
  expect(() => readServerOptions(args, 4010)).toThrow(sentence)
  expect(() => readServerOptions(args, 4010)).not.toThrow('s3cr3t')
})

test.each([
  ['too-many-requests', 429],
  ['maintenance', 503],
])('the mock server says with Retry-After when to go on: %s', async (scenario, status) => {
  const { call } = await mock()
  const failed = await call('checkIban', { query: { iban: 'ES91' }, headers: { 'x-mock-scenario': scenario } })
  expect(failed.status).toBe(status)
  expect(failed.headers['retry-after']).toBe('30')
  const other = await call('checkIban', { query: { iban: 'ES91' }, headers: { 'x-mock-scenario': 'bad-gateway' } })
  expect(other.headers['retry-after']).toBeUndefined()
})
