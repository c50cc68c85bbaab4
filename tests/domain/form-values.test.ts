import { describe, expect, it } from 'vitest'
import { formFields, initialFormValues, toStored } from '#domain/form-values.ts'
import { resolveAnswers } from '#domain/resolve-answers.ts'
import { parseStoredAnswers, parseStoredFields } from '#domain/stored-answers.ts'

const fieldsOfTheSpecification =
  `email, password, phoneNumber, phoneCountryCode, terms, marketing, termsError, sso, isCompany,
companyName, cif, name, surname, document, changeOfHolder, cups, address, street_number, address_details, addressReference,
zipCode, province, municipality, dateOfBirth, newSupply, solarSupply, householdType, potenciaPunta, potenciaValle, punta, valle,
extensionRights, extensionRightsUsed, existsWithRights, cupsAlreadyExists, supplyCostMin, supplyCostMax, iban, sepa,
general_conditions, referalToken, originalCampaign, campaignMessage, UUID`
    .split(/,\s*/)
    .sort()

const computed = ['cupsOutcome', 'hasConflict', 'hasInvoice', 'mayBeGas']
const allFields = [...fieldsOfTheSpecification, ...computed].sort()

/** The values of a form that begins with what is stored, when nothing beside it says who said what. */
const valuesFrom = (stored: unknown) => resolveAnswers(parseStoredAnswers(stored, undefined, () => ''))

describe('form values', () => {
  it('have every field of section 3 under its exact name, and beside them what the rules of the steps read §3.1', () => {
    expect([...formFields].sort()).toEqual(fieldsOfTheSpecification)
    expect(Object.keys(initialFormValues).sort()).toEqual(allFields)
  })

  it('are stored under the names of section 3 alone, without the password §3.1', () => {
    const stored = Object.keys(toStored(initialFormValues)).sort()
    expect(stored).toEqual(fieldsOfTheSpecification.filter(field => field !== 'password'))
  })

  it('start with householdType 0 and the phone in Spain, and nothing answered for the customer §3.2', () => {
    expect(initialFormValues).toMatchObject({ householdType: 0, phoneCountryCode: 'ES' })
    expect(initialFormValues.changeOfHolder).toBeUndefined()
    expect(initialFormValues.newSupply).toBeUndefined()
    expect(initialFormValues.solarSupply).toBeUndefined()
  })

  it('hold changeOfHolder true in the storage while nobody has answered, which is no answer after a reload §3.2', () => {
    expect(toStored(initialFormValues)).toMatchObject({ changeOfHolder: true, householdType: 0 })
    expect(valuesFrom(toStored(initialFormValues)).changeOfHolder).toBeUndefined()
    expect(toStored({ ...initialFormValues, changeOfHolder: false }).changeOfHolder).toBe(false)
    expect(valuesFrom({ changeOfHolder: false }).changeOfHolder).toBe(false)
  })

  it('do not take from the storage what only the register or the page can say, when nothing says that they did', () => {
    const hostile = {
      punta: 3.45,
      valle: 3.45,
      extensionRights: 9,
      extensionRightsUsed: 9,
      existsWithRights: true,
      cupsAlreadyExists: true,
      supplyCostMin: 1,
      supplyCostMax: 2,
      addressReference: '9872023VH5797S0001WX',
      cupsOutcome: 'found',
      hasInvoice: true,
    }
    expect(valuesFrom(hostile)).toEqual(initialFormValues)
  })

  it('drop members of the wrong type, unknown members and a password, and keep the others', () => {
    const stored = { email: 7, householdType: 2, terms: 'yes', punta: '3', password: 'secreto', later: 1, name: 'Ana' }
    expect(parseStoredFields(stored)).toEqual({ name: 'Ana' })
    expect(valuesFrom(stored)).toEqual({ ...initialFormValues, name: 'Ana' })
  })
})
