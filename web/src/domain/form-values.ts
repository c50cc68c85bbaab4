import { defaultPhoneCountry } from './limits.ts'

/** What a campaign or referral adds to the form: the banner's words and whom they greet. */
export interface CampaignMessage {
  type: 'campaign'
  firstName: string
  data: { information: string; bannerText: string; title: string }
  message: string
}

/** Every field of the form under the name the specification gives it. `undefined` means "not answered yet". */
export interface SpecifiedValues {
  // Account
  email: string
  password: string
  /** As typed, without country code. */
  phoneNumber: string
  /** Two letters: `ES`. */
  phoneCountryCode: string
  terms: boolean
  marketing: boolean
  termsError: '' | 'error.required' | 'error.terms.sso'
  /** Signed in with the social provider. */
  sso: boolean
  // Holder
  isCompany: boolean
  companyName: string
  cif: string
  name: string
  surname: string
  document: string
  changeOfHolder: boolean | undefined
  /** `YYYY-MM-DD`; the wizard does not ask for it. */
  dateOfBirth: string
  // Supply
  cups: string
  address: string
  street_number: string
  address_details: string
  /** Cadastral reference of the chosen unit. */
  addressReference: string
  zipCode: string
  province: string
  municipality: string
  newSupply: boolean | undefined
  solarSupply: boolean | undefined
  /** 0 first residence, 1 second residence or business. */
  householdType: 0 | 1
  /** kW, e.g. `3.45`; empty when unknown. Punta is p1. */
  potenciaPunta: string
  /** kW; empty when unknown. Valle is p3. */
  potenciaValle: string
  /** kW that the supply database holds. */
  punta: number | undefined
  valle: number | undefined
  /** kW of extension rights in force. */
  extensionRights: number | undefined
  /** kW of those rights that the present contract uses. */
  extensionRightsUsed: number | undefined
  existsWithRights: boolean
  cupsAlreadyExists: boolean
  /** Euros, VAT included. */
  supplyCostMin: number | undefined
  supplyCostMax: number | undefined
  // Bank
  iban: string
  sepa: boolean
  general_conditions: boolean
  // Attribution
  referalToken: string
  originalCampaign: string
  campaignMessage: CampaignMessage | undefined
  /** Registration id, made by the browser. */
  UUID: string
}

export type FormField = keyof SpecifiedValues
export type StoredFormValues = Omit<SpecifiedValues, 'password'>

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
  /** An invoice was read, and it belongs to the present CUPS. */
  hasInvoice: boolean
  /** The invoice or the register says otherwise than the form, and the customer has not chosen yet. */
  hasConflict: boolean
  /** The CUPS looks like one of gas, and neither the register nor the customer has said otherwise. */
  mayBeGas: boolean
}

const initialSpecifiedValues: SpecifiedValues = {
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
  changeOfHolder: undefined,
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

/**
 * The values as the session storage holds them: without the password, which is never written anywhere, and with the
 * specification's default for a holder question that nobody answered.
 */
export function toStored(values: FormValues): StoredFormValues {
  const { password: _neverStored, cupsOutcome, hasInvoice, hasConflict, mayBeGas, ...stored } = values
  return { ...stored, changeOfHolder: values.changeOfHolder ?? true }
}
