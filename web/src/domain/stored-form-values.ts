import * as z from 'zod/mini'
import { type FormValues, formFields, initialFormValues } from './form-values.ts'

const text = z.string()
const flag = z.boolean()
const unsetFlag = z.optional(z.boolean())
const unsetNumber = z.optional(z.number())

/** What a campaign or referral adds to the form: the banner's words and whom they greet. */
const campaignMessage = z.object({
  type: z.literal('campaign'),
  firstName: z.string(),
  data: z.object({ information: z.string(), bannerText: z.string(), title: z.string() }),
  message: z.string(),
})

/** Every field of the form under the name the specification gives it, and two of ours. `undefined` means "not answered yet". */
export const members = {
  // Account
  email: text,
  password: text,
  /** As typed, without country code. */
  phoneNumber: text,
  /** Two letters: `ES`. */
  phoneCountryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  terms: flag,
  marketing: flag,
  termsError: z.enum(['', 'error.required', 'error.terms.sso']),
  sso: flag,
  // Holder
  isCompany: flag,
  companyName: text,
  cif: text,
  name: text,
  surname: text,
  document: text,
  changeOfHolder: flag,
  /** `YYYY-MM-DD`; the wizard does not ask for it. */
  dateOfBirth: text,
  // Supply
  cups: text,
  address: text,
  street_number: text,
  address_details: text,
  /** Cadastral reference of the chosen unit. */
  addressReference: text,
  zipCode: text,
  province: text,
  municipality: text,
  newSupply: unsetFlag,
  solarSupply: unsetFlag,
  /** 0 first residence, 1 second residence or business. */
  householdType: z.union([z.literal(0), z.literal(1)]),
  /** kW as chosen in the select, e.g. `3.45`; empty when unknown. Punta is p1. */
  potenciaPunta: text,
  /** kW as chosen in the select; empty when unknown. Valle is p3. */
  potenciaValle: text,
  /** kW that the supply database holds; unset when it holds none. */
  punta: unsetNumber,
  valle: unsetNumber,
  /** kW of extension rights in force. */
  extensionRights: unsetNumber,
  /** kW of those rights that the present contract uses. */
  extensionRightsUsed: unsetNumber,
  existsWithRights: flag,
  cupsAlreadyExists: flag,
  /** Euros, VAT included. */
  supplyCostMin: unsetNumber,
  supplyCostMax: unsetNumber,
  // Bank
  iban: text,
  sepa: flag,
  general_conditions: flag,
  // Attribution
  referalToken: text,
  originalCampaign: text,
  campaignMessage: z.optional(campaignMessage),
  /** Registration id, made by the browser. */
  UUID: text,
  // Ours: what the specification keeps in the page's memory and a reload must not lose
  /** What the check of the present `cups` came to; typing another one empties it. */
  cupsOutcome: z.enum([
    '',
    'found',
    'notFound',
    'alreadyExists',
    'formatInvalid',
    'disallowedTariff',
    'disallowedCapacity',
    'unavailable',
  ]),
  /** The invoice that was read: its file's name and what it filled in, by field. */
  invoice: z.optional(
    z.object({ fileName: z.string(), onDevice: z.boolean(), read: z.record(z.string(), z.string()) }),
  ),
}

function asRecord(stored: unknown): Record<string, unknown> {
  let value = stored
  if (typeof stored === 'string') {
    try {
      value = JSON.parse(stored)
    } catch {
      return {}
    }
  }
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

/**
 * Reads what the session storage held, as text or already parsed. Never throws: text that is no JSON object starts clean,
 * a member of the wrong type falls back to its initial value, unknown members and a password are dropped.
 */
export function parseStoredFormValues(stored: unknown): FormValues {
  const record = asRecord(stored)
  const kept = formFields
    .filter(field => field !== 'password')
    .map(field => [field, members[field].safeParse(record[field])] as const)
    .flatMap(([field, parsed]) => (parsed.success ? [[field, parsed.data]] : []))
  return { ...initialFormValues, ...Object.fromEntries(kept) }
}
