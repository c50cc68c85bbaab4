import { defaultPhoneCountry } from './limits.ts'

/** What a campaign or referral adds to the form: the banner's words and whom they greet. */
export interface CampaignMessage {
  type: 'campaign'
  firstName: string
  data: { information: string; bannerText: string; title: string }
  message: string
}

/** Every field of the form under the name the specification gives it, and what it holds at first. `undefined` means "not answered yet". */
const initialSpecifiedValues = {
  // Account
  email: '',
  password: '',
  /** As typed, without country code. */
  phoneNumber: '',
  /** Two letters: `ES`. */
  phoneCountryCode: defaultPhoneCountry as string,
  terms: false,
  marketing: false,
  termsError: '' as '' | 'error.required' | 'error.terms.sso',
  sso: false,
  // Holder
  isCompany: false,
  companyName: '',
  cif: '',
  name: '',
  surname: '',
  document: '',
  changeOfHolder: undefined as boolean | undefined,
  /** `YYYY-MM-DD`; the wizard does not ask for it. */
  dateOfBirth: '',
  // Supply
  cups: '',
  address: '',
  street_number: '',
  address_details: '',
  /** Cadastral reference of the chosen unit. */
  addressReference: '',
  zipCode: '',
  province: '',
  municipality: '',
  newSupply: undefined as boolean | undefined,
  solarSupply: undefined as boolean | undefined,
  /** 0 first residence, 1 second residence or business. */
  householdType: 0 as 0 | 1,
  /** kW, e.g. `3.45`; empty when unknown. Punta is p1. */
  potenciaPunta: '',
  /** kW; empty when unknown. Valle is p3. */
  potenciaValle: '',
  /** kW that the supply database holds. */
  punta: undefined as number | undefined,
  valle: undefined as number | undefined,
  /** kW of extension rights in force. */
  extensionRights: undefined as number | undefined,
  /** kW of those rights that the present contract uses. */
  extensionRightsUsed: undefined as number | undefined,
  existsWithRights: false,
  cupsAlreadyExists: false,
  /** Euros, VAT included. */
  supplyCostMin: undefined as number | undefined,
  supplyCostMax: undefined as number | undefined,
  // Bank
  iban: '',
  sepa: false,
  general_conditions: false,
  // Attribution
  referalToken: '',
  originalCampaign: '',
  campaignMessage: undefined as CampaignMessage | undefined,
  UUID: '',
}

export type SpecifiedValues = typeof initialSpecifiedValues
export type FormField = keyof SpecifiedValues
export type StoredFormValues = Omit<SpecifiedValues, 'password'>

/** The fields that say which home it is. */
export const addressFields = [
  'address',
  'street_number',
  'zipCode',
  'province',
  'municipality',
  'address_details',
] as const satisfies readonly FormField[]

export const powerFields = ['potenciaPunta', 'potenciaValle'] as const satisfies readonly FormField[]

/** The fields an invoice can fill, in the order of the screen. */
export const invoiceFieldNames = ['cups', ...addressFields, ...powerFields, 'solarSupply'] as const

/** What the check of the present CUPS found; empty while it has not been checked. */
export const cupsOutcomes = [
  'found',
  'notFound',
  'alreadyExists',
  'formatInvalid',
  'disallowedTariff',
  'disallowedCapacity',
  /** The server could not tell; nothing is wrong with the CUPS. */
  'unavailable',
] as const
export type CupsOutcome = (typeof cupsOutcomes)[number]

/** The values that count now, as `resolveAnswers` computes them: the specified fields, and what the steps' rules read beside them. */
export interface FormValues extends SpecifiedValues {
  cupsOutcome: CupsOutcome | ''
  hasInvoice: boolean
  /** The invoice or the register says otherwise than the form, and the customer has not chosen yet. */
  hasConflict: boolean
  /** The CUPS looks like one of gas, and neither the register nor the customer has said otherwise. */
  mayBeGas: boolean
}

/** The names of the specified fields, in the order of the steps. */
export const formFields = Object.keys(initialSpecifiedValues) as readonly FormField[]

/** What the form holds before the customer has answered anything. */
export const initialFormValues: FormValues = {
  ...initialSpecifiedValues,
  cupsOutcome: '',
  hasInvoice: false,
  hasConflict: false,
  mayBeGas: false,
}

/** The values as session storage holds them: without the password, and with the specification's default for the holder question. */
export function toStored(values: FormValues): StoredFormValues {
  const { password: _neverStored, cupsOutcome, hasInvoice, hasConflict, mayBeGas, ...stored } = values
  return { ...stored, changeOfHolder: values.changeOfHolder ?? true }
}
