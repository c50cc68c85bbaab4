import { expect, test } from 'vitest'
import { contract, everyPart, type Part } from './contract-file.ts'

const parts = everyPart(contract)
const assumed = parts.filter(([, part]) => 'x-assumed' in part)

test('whatever is assumed says why, in a sentence', () => {
  expect(assumed.length).toBeGreaterThan(20)
  for (const [at, part] of assumed) {
    expect(part['x-assumed'], at).toBe(true)
    expect(part['x-assumed-because'], at).toMatch(/^[A-Z].{30,}\.$/)
  }
})

test('no reason stands without its mark', () => {
  expect(parts.filter(([, part]) => 'x-assumed-because' in part && !part['x-assumed']).map(([at]) => at)).toEqual([])
})

// What the specification does not show: header names, error bodies, and these answers.
test.each([
  'components/parameters/RegistrationId',
  'components/securitySchemes/translationKey',
  'components/responses/InvalidRequest',
  'components/responses/ServerError',
  'components/responses/Unauthorized',
  'components/responses/RegistrationRejected',
  'components/responses/UnreadableInvoice',
  'components/responses/ContentTooLarge',
  'components/responses/TooManyRequests',
  'components/responses/OtherError',
  'components/schemas/Problem',
  'components/schemas/InvalidRequestProblem',
  'components/schemas/Violation',
  'components/schemas/DocumentCheck',
  'components/schemas/IbanCheck',
  'components/schemas/Lead',
  'components/schemas/Tariff',
  'components/schemas/SupplyCosts',
  'components/schemas/RegistrationRequest',
])('%s is marked as our assumption', place => {
  const part = place.split('/').reduce<unknown>((inside, step) => (inside as Part)[step], contract)
  expect(part).toHaveProperty('x-assumed', true)
})

test('no error is shown by the specification, so each one is an assumption', () => {
  const { responses } = contract.components
  expect(Object.keys(responses).filter(name => !responses[name]?.['x-assumed'])).toEqual([])
})
