import { expect, test } from 'vitest'
import { ApiError, errorMessage, registrationErrorMessage, scoringErrorMessage } from '#api/api-error.ts'

// What each call that fails says is walked through in e2e/scenarios.spec.ts, its sentence is in tests/rules.

test('a mistake of ours is not dressed up as a failed call', () => {
  const mistake = new TypeError('x is not a function')
  expect(() => errorMessage(mistake)).toThrow(mistake)
})

test.each([
  ['network', 'error.registration.noConnection'],
  ['timeout', 'error.registration.noAnswer'],
  ['malformed', 'error.registration.noAnswer'],
] as const)('a registration that failed as %s says in words that nothing usable came', (status, key) => {
  expect(registrationErrorMessage(new ApiError('registerUser', status, '<html>'))).toEqual({ key })
})

test('of a failed scoring analytics is told the status and the length of the response, never its text', () => {
  expect(scoringErrorMessage(new ApiError('scoreCustomer', 'network'))).toBe('Error validando scoring B2C (network, 0)')
  expect(scoringErrorMessage(new Error('Ana'))).toBe('Error validando scoring B2C')
})
