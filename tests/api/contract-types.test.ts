import { expect, test } from 'vitest'
import { defineCall } from '#api/define-call.ts'
import { object, optional } from '#api/response-schemas.ts'
import { boolean, flag, optionalText, text, word } from '#api/response-values.ts'

// Each `@ts-expect-error` fails the type check once the mistake under it compiles.

const request = async () => {}
const failureMessage = null

test('a response that openapi.yaml does not declare like this does not compile', () => {
  const right = defineCall('checkIban', { request, failureMessage, response: object({ valid: boolean }) })
  const mistakes = [
    // @ts-expect-error: no such member
    defineCall('checkIban', { request, failureMessage, response: object({ isValid: boolean }) }),
    // @ts-expect-error: a member of another type
    defineCall('checkIban', { request, failureMessage, response: object({ valid: text }) }),
    defineCall('validateCups', {
      request,
      failureMessage,
      // @ts-expect-error: no such member inside a member
      response: object({ address: optional(object({ town: optionalText })) }),
    }),
    // @ts-expect-error: required here, optional in the contract
    defineCall('validateCups', { request, failureMessage, response: object({ existsWithRights: flag }) }),
    // @ts-expect-error: a word is missing
    defineCall('scoreCustomer', { request, failureMessage, response: object({ status: word(['denied']) }) }),
    // @ts-expect-error: no such call
    defineCall('checkBank', { request, failureMessage, response: object({ valid: boolean }) }),
    // @ts-expect-error: nothing says what the customer reads when it fails
    defineCall('checkIban', { request, response: object({ valid: boolean }) }),
    // @ts-expect-error: no such text
    defineCall('checkIban', { request, failureMessage: 'error.unknown', response: object({ valid: boolean }) }),
    // @ts-expect-error: a status that is not declared
    defineCall('checkIban', { request, failureMessage, alsoSucceedsWith: 201, response: object({ valid: boolean }) }),
  ]
  expect([right, ...mistakes]).toHaveLength(10)
})

test('a request that openapi.yaml does not declare does not compile', () => {
  const response = object({ valid: boolean })
  const mistakes = [
    // @ts-expect-error: no such path
    defineCall('checkIban', { request: client => client.GET('/verification/bank'), failureMessage, response }),
    defineCall('checkIban', {
      // @ts-expect-error: no such member of the query
      request: client => client.GET('/verification/iban', { params: { query: { account: '' } } }),
      failureMessage,
      response,
    }),
  ]
  expect(mistakes).toHaveLength(2)
})
