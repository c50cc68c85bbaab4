import { normaliseCups } from './cups.ts'
import { asciiEmail } from './email.ts'
import type { FormValues } from './form-values.ts'
import { normaliseIban } from './iban.ts'
import { normaliseIdentity } from './identity.ts'
import { normaliseText, withoutBlanks } from './normalise.ts'
import { loadPhoneRules } from './phone.ts'

/** The contract's RegistrationRequest, said again here because the rules do not look at the API; a test compares the two. */
export interface RegistrationRequest {
  cups: string
  changeOfHolder: boolean
  /** Solar panels with compensated surplus. */
  autoConsumo: boolean
  street: string
  streetNr: string
  apartment?: string
  zipCode: string
  province: string
  municipality: string
  firstName: string
  lastName: string
  companyName?: string
  /** E.164: `+34612345678`. */
  phoneNumber: string
  addressReference?: string
  registrationId: string
  householdType: 0 | 1
  newSupply: boolean
  /** Punta, kW. */
  p1: number
  /** Valle, kW. */
  p3: number
  email: string
  password: string
  confirmedPassword: string
  isEnterprise: boolean
  dni: string
  cif?: string
  iban: string
  hasRegisteredByDesktop: boolean
  referalToken?: string
  originalCampaign?: string
  originalSource?: string
  originalMedium?: string
  source?: string
  clickId?: string
}

/** Where the customer came from, as the registration reports it. */
export interface Attribution {
  hasRegisteredByDesktop: boolean
  /** The comparison partner's marker word, if the page's address carries it. */
  source?: string
  /** The affiliate click id of the `tduid` cookie. */
  clickId?: string
  originalSource?: string
  originalMedium?: string
}

/** Members without a value are left out of a body, never sent empty. */
function given<Members extends Record<string, string | undefined>>(members: Members): Partial<Members> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value)) as Partial<Members>
}

/** A new supply asks for its powers; one that exists keeps its own, and 0 is sent. */
function requestedPowers(values: FormValues): { p1: number; p3: number } {
  const p1 = Number(values.potenciaPunta)
  if (!values.newSupply || !(p1 > 0)) return { p1: 0, p3: 0 }
  return { p1, p3: Number(values.potenciaValle) || 0 }
}

/**
 * The body of POST /v2/users. Asynchronous because the phone number needs the countries' numbering plans, which a page
 * reloaded on the last step has not loaded yet.
 */
export async function registrationRequest(
  values: FormValues,
  { hasRegisteredByDesktop, ...origin }: Attribution,
): Promise<RegistrationRequest> {
  const { phoneToE164 } = await loadPhoneRules()
  const company = values.isCompany
    ? { companyName: normaliseText(values.companyName), cif: normaliseIdentity(values.cif) }
    : {}
  return {
    cups: normaliseCups(values.cups),
    changeOfHolder: values.changeOfHolder === true,
    autoConsumo: values.solarSupply ?? false,
    street: normaliseText(values.address),
    streetNr: normaliseText(values.street_number),
    zipCode: withoutBlanks(values.zipCode),
    province: values.province,
    municipality: normaliseText(values.municipality),
    firstName: normaliseText(values.name),
    lastName: normaliseText(values.surname),
    phoneNumber: phoneToE164(values.phoneNumber, values.phoneCountryCode) ?? values.phoneNumber,
    registrationId: values.UUID,
    householdType: values.householdType,
    newSupply: values.newSupply ?? false,
    ...requestedPowers(values),
    email: asciiEmail(values.email),
    password: values.password,
    confirmedPassword: values.password,
    isEnterprise: values.isCompany,
    dni: normaliseIdentity(values.document),
    iban: normaliseIban(values.iban),
    hasRegisteredByDesktop,
    ...company,
    ...given({
      apartment: normaliseText(values.address_details),
      addressReference: values.addressReference,
      referalToken: values.referalToken,
      originalCampaign: values.originalCampaign,
      ...origin,
    }),
  }
}
