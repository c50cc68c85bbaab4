import { expect, test } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { readRegistrationConflict } from '#api/calls/register-user.ts'
import { examplesOf } from '#tests/contract/contract-file.ts'

const ids = { id: 'idp-1', userId: 'usr-2', contracts: [{ id: 'ctr-3', cups: 'ES0021000000000123FM' }] }
const noIds = { id: '', userId: '', contracts: [] }

function read(body: unknown, status = 409) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return readRegistrationConflict(new ApiError('registerUser', status, text))
}

test.each(examplesOf('registerUser', 409))('the example "%s" of the contract is read', (name, body) => {
  expect(read(body)?.kind).toBe(name)
})

test('an accepted registration id comes with the ids of what was accepted', () => {
  expect(read({ type: 'registration-already-accepted', ...ids })).toEqual({ kind: 'accepted', registration: ids })
})

test.each([
  ['none are given', {}],
  ['one is unusable', { id: { no: 'text' } }],
])('an accepted registration id stays accepted where its ids are missing: %s', (_why, members) => {
  expect(read({ type: 'registration-already-accepted', ...members })).toEqual({ kind: 'accepted', registration: noIds })
})

test.each(['https://api.example/problems/registration-conflict', 'urn:problem:registration-conflict'])(
  'the code may stand at the end of %s',
  type => {
    expect(read({ type })).toEqual({ kind: 'conflict' })
  },
)

test.each([
  ['another code', { type: 'about:blank' }],
  ['a name of every object', { type: 'constructor' }],
  ['no code', { title: 'Conflict' }],
  ['a page', '<!doctype html>'],
  ['nothing', ''],
])('a 409 with %s is neither', (_what, body) => {
  expect(read(body)).toBeNull()
})
