import type * as z from 'zod/mini'
import { defaultPhoneCountry } from './limits.ts'
import type { members } from './stored-form-values.ts'

/** What the form holds. The shape of each field is written where stored ones are read. */
export type FormValues = { [Field in keyof typeof members]: z.infer<(typeof members)[Field]> }
export type FormField = keyof FormValues
export type StoredFormValues = Omit<FormValues, 'password'>

/** What the form holds before the customer has answered anything. */
export const initialFormValues: FormValues = {
  email: '',
  password: '',
  phoneNumber: '',
  phoneCountryCode: defaultPhoneCountry,
  terms: false,
  marketing: false,
  termsError: '',
  sso: false,
  isCompany: false,
  companyName: '',
  cif: '',
  name: '',
  surname: '',
  document: '',
  changeOfHolder: true,
  dateOfBirth: '',
  cups: '',
  address: '',
  street_number: '',
  address_details: '',
  addressReference: '',
  zipCode: '',
  province: '',
  municipality: '',
  newSupply: undefined,
  solarSupply: undefined,
  householdType: 0,
  potenciaPunta: '',
  potenciaValle: '',
  punta: undefined,
  valle: undefined,
  extensionRights: undefined,
  extensionRightsUsed: undefined,
  existsWithRights: false,
  cupsAlreadyExists: false,
  supplyCostMin: undefined,
  supplyCostMax: undefined,
  iban: '',
  sepa: false,
  general_conditions: false,
  referalToken: '',
  originalCampaign: '',
  campaignMessage: undefined,
  UUID: '',
  cupsOutcome: '',
  invoice: undefined,
}

/** The names of all fields, in the order of the steps. */
export const formFields = Object.keys(initialFormValues) as readonly FormField[]

/** The values without the password, which is never written anywhere. */
export function toStored(values: FormValues): StoredFormValues {
  const { password: _neverStored, ...stored } = values
  return stored
}
