import * as z from 'zod/mini'
import { type FormField, formFields, type SpecifiedValues } from './form-values.ts'

const text = z.string()
const flag = z.boolean()
const unsetFlag = z.optional(z.boolean())
const unsetNumber = z.optional(z.number())

/** How each stored field is read. */
export const fieldSchemas = {
  email: text,
  password: text,
  phoneNumber: text,
  phoneCountryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  terms: flag,
  marketing: flag,
  termsError: z.enum(['', 'error.required', 'error.terms.sso']),
  sso: flag,
  isCompany: flag,
  companyName: text,
  cif: text,
  name: text,
  surname: text,
  document: text,
  changeOfHolder: unsetFlag,
  dateOfBirth: text,
  cups: text,
  address: text,
  street_number: text,
  address_details: text,
  addressReference: text,
  zipCode: text,
  province: text,
  municipality: text,
  newSupply: unsetFlag,
  solarSupply: unsetFlag,
  householdType: z.union([z.literal(0), z.literal(1)]),
  potenciaPunta: text,
  potenciaValle: text,
  punta: unsetNumber,
  valle: unsetNumber,
  extensionRights: unsetNumber,
  extensionRightsUsed: unsetNumber,
  existsWithRights: flag,
  cupsAlreadyExists: flag,
  supplyCostMin: unsetNumber,
  supplyCostMax: unsetNumber,
  iban: text,
  sepa: flag,
  general_conditions: flag,
  referalToken: text,
  originalCampaign: text,
  campaignMessage: z.optional(
    z.object({
      type: z.literal('campaign'),
      firstName: z.string(),
      data: z.object({ information: z.string(), bannerText: z.string(), title: z.string() }),
      message: z.string(),
    }),
  ),
  UUID: text,
} satisfies { [Field in FormField]: z.ZodMiniType<SpecifiedValues[Field]> }

/** A stored text or object as a record; empty for anything else. Never throws. */
export function asRecord(stored: unknown): Record<string, unknown> {
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
 * The fields of a stored record that have the right type. Unknown members and a password are dropped; members of the wrong
 * type are as if they were not there.
 */
export function parseStoredFields(stored: unknown): Partial<SpecifiedValues> {
  const record = asRecord(stored)
  const kept = formFields
    .filter(field => field !== 'password' && Object.hasOwn(record, field))
    .map(field => [field, fieldSchemas[field].safeParse(record[field])] as const)
    .flatMap(([field, parsed]) => (parsed.success && parsed.data !== undefined ? [[field, parsed.data]] : []))
  return Object.fromEntries(kept)
}
