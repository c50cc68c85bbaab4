import { expect, it } from 'vitest'
import { mandateReference } from '#domain/brand.ts'

it('The reference of a mandate is the registration id in the letters and the length that SEPA allows', () => {
  const reference = mandateReference('0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77')
  expect(reference).toBe('0B9A2F3E6A534D7E9D0D3F1C5B1D2A77')
  expect(reference).toMatch(/^[A-Z0-9]{1,35}$/)
})
