import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { creditorCif, mandateReference } from '#domain/brand.ts'
import { identityType } from '#domain/identity.ts'

/** The identifier with the check digits that ISO 7064 (mod 97-10) gives it, as in an IBAN. The business code does not count. */
function withCheckDigits(identifier: string): string {
  const digits = [...`${identifier.slice(7)}ES00`].map(character => Number.parseInt(character, 36)).join('')
  const checkDigits = String(98n - (BigInt(digits) % 97n)).padStart(2, '0')
  return `ES${checkDigits}${identifier.slice(4)}`
}

test('the creditor identifier in web/src/brand/brand.ts has valid check digits, and its CIF too', () => {
  const { identifier } = brand.creditor
  expect(identityType(creditorCif(brand.creditor)), `the CIF in ${identifier}`).toBe('CIF')
  expect(identifier).toBe(withCheckDigits(identifier))
})

test('The reference of a mandate is the registration id in the letters and the length that SEPA allows', () => {
  const reference = mandateReference('0b9a2f3e-6a53-4d7e-9d0d-3f1c5b1d2a77')
  expect(reference).toBe('0B9A2F3E6A534D7E9D0D3F1C5B1D2A77')
  expect(reference).toMatch(/^[A-Z0-9]{1,35}$/)
})
