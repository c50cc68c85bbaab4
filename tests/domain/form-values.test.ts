import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formFields, initialFormValues, toStored } from '#domain/form-values.ts'
import { parseStoredFormValues } from '#domain/stored-form-values.ts'

const fieldsOfTheSpecification =
  `email, password, phoneNumber, phoneCountryCode, terms, marketing, termsError, sso, isCompany,
companyName, cif, name, surname, document, changeOfHolder, cups, address, street_number, address_details, addressReference,
zipCode, province, municipality, dateOfBirth, newSupply, solarSupply, householdType, potenciaPunta, potenciaValle, punta, valle,
extensionRights, extensionRightsUsed, existsWithRights, cupsAlreadyExists, supplyCostMin, supplyCostMax, iban, sepa,
general_conditions, referalToken, originalCampaign, campaignMessage, UUID`.split(/,\s*/)

const ours = ['cupsOutcome', 'invoice']
const allFields = [...fieldsOfTheSpecification, ...ours].sort()

describe('form values', () => {
  it('have every field of section 3 under its exact name, and two of ours that a reload must not lose', () => {
    expect([...formFields].sort()).toEqual(allFields)
    expect(Object.keys(initialFormValues).sort()).toEqual(allFields)
  })

  it('start with changeOfHolder true, householdType 0 and the phone in Spain', () => {
    expect(initialFormValues).toMatchObject({ changeOfHolder: true, householdType: 0, phoneCountryCode: 'ES' })
    expect(initialFormValues.newSupply).toBeUndefined()
    expect(initialFormValues.solarSupply).toBeUndefined()
  })

  it('come back from storage as they were, except the password, which is never stored', () => {
    const filled = {
      ...initialFormValues,
      email: 'ana@correo.example',
      password: 'secreto',
      newSupply: false,
      punta: 3.45,
    }
    const text = JSON.stringify(toStored(filled))
    expect(text).not.toContain('secreto')
    expect(text).not.toContain('password')
    expect(parseStoredFormValues(text)).toEqual({ ...filled, password: '' })
    expect(parseStoredFormValues(JSON.parse(text))).toEqual({ ...filled, password: '' })
  })

  it('start clean when the storage is empty or corrupted', () => {
    for (const stored of [null, undefined, '', '{', '[]', '"text"', '7', 'null', 7, true, ['a']]) {
      expect(parseStoredFormValues(stored)).toEqual(initialFormValues)
    }
  })

  it('drop members of the wrong type, unknown members and a password, and keep the others', () => {
    const stored = { email: 7, householdType: 2, terms: 'yes', punta: '3', password: 'secreto', later: 1, name: 'Ana' }
    expect(parseStoredFormValues(stored)).toEqual({ ...initialFormValues, name: 'Ana' })
  })

  it('are not fooled by a stored prototype', () => {
    const parsed = parseStoredFormValues('{"__proto__":{"email":"x@y.example"},"name":"Ana"}')
    expect(parsed.email).toBe('')
    expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
  })

  it('never throw, whatever the storage holds', () => {
    fc.assert(
      fc.property(fc.anything(), fc.json(), (anything, json) => {
        expect(Object.keys(parseStoredFormValues(anything)).sort()).toEqual(allFields)
        parseStoredFormValues(json)
      }),
    )
  })
})
