import { describe, expect, test } from 'vitest'
import { cupsProblem } from '#domain/cups.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { checkCif, checkDocument } from '#domain/identity.ts'
import * as limits from '#domain/limits.ts'
import { languages } from '#i18n/languages.ts'
import { contract, everyPart, follow, operations, type Part } from './contract-file.ts'

function schema(name: string): Part {
  return follow<Part>({ $ref: `#/components/schemas/${name}` })
}

/** Every value that the examples give a member or parameter of this name, except where the example is about a wrong one. */
function exampleValues(...names: string[]): string[] {
  const inBodies = everyPart(operations).flatMap(([at, part]) =>
    at.includes('/value') ? names.flatMap(name => part[name] ?? []) : [],
  )
  const parameters = operations.flatMap(each => each.parameters)
  const inParameters = parameters.flatMap(each => (names.includes(each.name) ? [each.example] : []))
  return [...inBodies, ...inParameters].filter(value => typeof value === 'string')
}

describe('contract and product agree on', () => {
  test('password, uploads and images', () => {
    expect(schema('Password')).toMatchObject({
      minLength: limits.passwordMinCharacters,
      maxLength: limits.passwordMaxCharacters,
    })
    expect(schema('Base64File').maxLength).toBe(Math.ceil(limits.maxUploadBytes / 3) * 4)
    expect(schema('ImagesUpload')).toMatchObject({ properties: { images: { maxItems: limits.maxInvoiceImages } } })
  })

  test('the languages of the texts', () => {
    expect(schema('Language').enum).toEqual(languages)
  })

  test('the power that 2.0TD allows', () => {
    expect(schema('PowerKw')).toMatchObject({ minimum: 0, maximum: limits.maxPowerKw })
  })

  test('no text the wizard takes is longer than the contract allows', () => {
    expect(schema('Email').maxLength).toBe(limits.emailMaxCharacters)
    expect(schema('PersonName').maxLength).toBe(limits.personNameMaxCharacters)
    expect(schema('AddressText').maxLength).toBe(limits.streetMaxCharacters)
    expect(schema('StreetNumber').maxLength).toBe(limits.streetNumberMaxCharacters)
    expect(schema('Apartment').maxLength).toBe(limits.addressDetailsMaxCharacters)
    expect(schema('Marketing').maxLength).toBe(limits.attributionMaxCharacters)
  })

  test('the CUPS has 20 or 22 characters, the postal code 5 digits, a Spanish IBAN 24 characters', () => {
    const shape = (name: string) => new RegExp(schema(name).pattern as string)
    expect(['ES0021000000000123FM', 'ES0021000000000123FM0F'].every(cups => shape('Cups').test(cups))).toBe(true)
    expect(shape('Cups').test('ES0021000000000123FM0')).toBe(false)
    expect(shape('ZipCode').test('2801')).toBe(false)
    expect(shape('Iban').test('ES9121000418450200051332')).toBe(true)
  })
})

describe('the examples follow the rules of the domain', () => {
  test.each(exampleValues('cups'))('CUPS %s', cups => expect(cupsProblem(cups)).toBeNull())
  test.each(exampleValues('dni', 'nif', 'fni'))('document %s', document => expect(checkDocument(document)).toBeNull())
  test.each(exampleValues('cif'))('CIF %s', cif => expect(checkCif(cif)).toBeNull())
  test.each(exampleValues('iban'))('IBAN %s', iban => expect(checkIban(iban)).toBeNull())
})

test('every address in the contract ends in .example, or is this machine', () => {
  const emails = exampleValues('email')
  expect(emails.length).toBeGreaterThan(3)
  expect(emails.filter(email => !email.endsWith('.example'))).toEqual([])
  const servers = everyPart(contract).flatMap(([, part]) => (typeof part.default === 'string' ? [part.default] : []))
  expect(servers.filter(address => address.includes('://') && !address.startsWith('http://localhost'))).toEqual([])
})
