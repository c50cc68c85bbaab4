import * as z from 'zod/mini'
import {
  answeredCosts,
  chosenUnit,
  consent,
  invoice,
  invoiceFields,
  postalCodePlace,
  profile,
  registerAnswer,
} from './answer-schemas.ts'
import { type Answers, noAnswers, rightsFields } from './answers.ts'
import { withCustomerWords } from './change-answers.ts'
import { type FormField, formFields, initialFormValues, type SpecifiedValues, toStored } from './form-values.ts'
import { withoutUndefined } from './layers.ts'
import { asRecord } from './parse-json.ts'

const text = z.string()
const unsetFlag = z.optional(z.boolean())
const unsetNumber = z.optional(z.number())

/** Fields whose initial value shows how they are read: any text, or a tick. */
type PlainField = {
  [Field in FormField]: string extends SpecifiedValues[Field]
    ? Field
    : SpecifiedValues[Field] extends boolean
      ? Field
      : never
}[FormField]

const otherFields: { [Field in Exclude<FormField, PlainField>]: z.ZodMiniType<SpecifiedValues[Field]> } = {
  termsError: z.enum(['', 'error.required', 'error.terms.sso']),
  changeOfHolder: unsetFlag,
  newSupply: unsetFlag,
  solarSupply: unsetFlag,
  householdType: z.union([z.literal(0), z.literal(1)]),
  punta: unsetNumber,
  valle: unsetNumber,
  extensionRights: unsetNumber,
  extensionRightsUsed: unsetNumber,
  supplyCostMin: unsetNumber,
  supplyCostMax: unsetNumber,
  campaignMessage: z.optional(
    z.object({
      type: z.literal('campaign'),
      firstName: text,
      data: z.object({ information: text, bannerText: text, title: text }),
      message: text,
    }),
  ),
}
const fieldSchemas: Partial<Record<FormField, z.ZodMiniType>> = {
  ...otherFields,
  phoneCountryCode: text.check(z.regex(/^[A-Z]{2}$/)),
}

function schemaOf(field: FormField): z.ZodMiniType {
  return fieldSchemas[field] ?? (typeof initialFormValues[field] === 'boolean' ? z.boolean() : text)
}

/** A part that is not usable costs only itself. */
function part<Output>(schema: z.ZodMiniType<Output>) {
  return z.catch(z.optional(schema), undefined)
}

const optionalConsent = z.optional(consent)
const storedParts = z.object({
  supplyCups: z.catch(text, ''),
  unit: part(chosenUnit),
  place: part(postalCodePlace),
  profile: part(profile),
  invoice: part(invoice),
  register: part(registerAnswer),
  costs: part(answeredCosts),
  conflict: part(invoiceFields),
  electricityCups: part(text),
  consents: part(
    z.object({
      terms: optionalConsent,
      marketing: optionalConsent,
      sepa: optionalConsent,
      general_conditions: optionalConsent,
    }),
  ),
})

/** The answers out of session storage; the password of a social sign-in, never stored, is drawn again. */
export function parseStoredAnswers(values: unknown, sources: unknown, createPassword: () => string): Answers {
  const stored = asRecord(sources)
  if (stored.customer === undefined) return withCustomerWords(noAnswers, typedWords(parseStoredFields(values)))
  const { profile, ...parts } = storedParts.parse(stored)
  const { referalToken, originalCampaign, campaignMessage } = parseStoredFields(stored.campaign)
  return {
    ...parts,
    customer: parseStoredFields(stored.customer),
    campaign: { referalToken, originalCampaign, campaignMessage },
    ...(profile && { profile: { ...profile, password: createPassword() } }),
  }
}

/** Only the register, a question of the server, or the page itself can say these. */
const neverTyped: readonly string[] = [
  ...rightsFields,
  ...['password', 'sso', 'UUID', 'cupsAlreadyExists', 'supplyCostMin', 'supplyCostMax', 'addressReference'],
  ...['referalToken', 'originalCampaign', 'campaignMessage'],
]

/** What a customer can have said of values that are stored without their sources. */
function typedWords(values: Partial<SpecifiedValues>): Partial<SpecifiedValues> {
  const initial: Partial<SpecifiedValues> = toStored(initialFormValues)
  const typed = Object.entries(values).filter(
    ([field, value]) => !neverTyped.includes(field) && value !== initial[field as FormField],
  )
  return Object.fromEntries(typed)
}

const storedFields = z.object(
  Object.fromEntries(formFields.filter(field => field !== 'password').map(field => [field, part(schemaOf(field))])),
)

/** The fields of a stored record that have the right type. Never a password. */
export function parseStoredFields(stored: unknown): Partial<SpecifiedValues> {
  return withoutUndefined(storedFields.parse(asRecord(stored)))
}
