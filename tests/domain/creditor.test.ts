import { expect, test } from 'vitest'
import { brand } from '#brand/brand.ts'
import { creditorCif } from '#domain/brand.ts'
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
