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
import { type FormField, formFields, initialFormValues, type SpecifiedValues } from './form-values.ts'
import { asRecord } from './parse-json.ts'
import { originOf, resolveAnswers } from './resolve-answers.ts'

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

const optionalConsent = z.optional(consent)
const consents = z.object({
  terms: optionalConsent,
  marketing: optionalConsent,
  sepa: optionalConsent,
  general_conditions: optionalConsent,
})

/** A member that is there and usable; each costs only itself. */
function read<Output>(schema: z.ZodMiniType<Output>, value: unknown): Output | undefined {
  const parsed = schema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** The answers out of session storage; the password of a social sign-in, never stored, is drawn again. Values win over their sources. */
export function parseStoredAnswers(values: unknown, sources: unknown, createPassword: () => string): Answers {
  const stored = parseStoredFields(values)
  const beside = asRecord(sources)
  const own = parseStoredFields(beside.customer)
  const known = read(profile, beside.profile)
  const isSignedIn = stored.sso === true
  const profileValues = known ?? (isSignedIn ? { email: stored.email ?? '', name: '', surname: '' } : undefined)
  const explained: Answers = {
    ...noAnswers,
    customer: own,
    // Values without their sources are about the CUPS that is stored with them.
    supplyCups: read(text, beside.supplyCups) ?? stored.cups ?? '',
    unit: read(chosenUnit, beside.unit),
    place: read(postalCodePlace, beside.place),
    ...(isSignedIn && profileValues && { profile: { ...profileValues, password: createPassword() } }),
    campaign: {
      referalToken: stored.referalToken,
      originalCampaign: stored.originalCampaign,
      campaignMessage: stored.campaignMessage,
    },
    invoice: read(invoice, beside.invoice),
    register: read(registerAnswer, beside.register),
    costs: read(answeredCosts, beside.costs),
    conflict: read(invoiceFields, beside.conflict),
    electricityCups: read(text, beside.electricityCups),
    consents: read(consents, beside.consents),
  }
  return withUnexplained(withoutInvented(explained, stored), stored)
}

/** Only the register, a question of the server, or the page itself can say these. */
const neverTyped: readonly FormField[] = [
  ...rightsFields,
  ...(['password', 'sso', 'UUID', 'cupsAlreadyExists', 'supplyCostMin', 'supplyCostMax', 'addressReference'] as const),
  ...(['referalToken', 'originalCampaign', 'campaignMessage'] as const),
]

/** Without words of the customer that the values do not bear out: no tick and no answer comes from beside them. */
function withoutInvented(answers: Answers, stored: Partial<SpecifiedValues>): Answers {
  const explained = resolveAnswers(answers)
  const isInvented = (field: string) =>
    explained[field as FormField] !== stored[field as FormField] &&
    originOf(answers, field as FormField).kind === 'customer'
  const customer = Object.fromEntries(Object.entries(answers.customer).filter(([field]) => !isInvented(field)))
  const isUnitShown = explained.addressReference === (stored.addressReference ?? '')
  return { ...answers, customer, unit: isUnitShown ? answers.unit : undefined }
}

function withUnexplained(answers: Answers, stored: Partial<SpecifiedValues>): Answers {
  const explained = resolveAnswers(answers)
  const unexplained = Object.entries(stored).filter(([name, value]) => {
    const field = name as FormField
    // `true` is also stored before there is an answer.
    if (field === 'changeOfHolder' && value === true) return false
    return !neverTyped.includes(field) && value !== explained[field] && value !== initialFormValues[field]
  })
  return unexplained.length > 0 ? withCustomerWords(answers, Object.fromEntries(unexplained)) : answers
}

/** The fields of a stored record that have the right type. Never a password. */
export function parseStoredFields(stored: unknown): Partial<SpecifiedValues> {
  const record = asRecord(stored)
  const kept = formFields
    .filter(field => field !== 'password' && Object.hasOwn(record, field))
    .map(field => [field, schemaOf(field).safeParse(record[field])] as const)
    .flatMap(([field, parsed]) => (parsed.success && parsed.data !== undefined ? [[field, parsed.data]] : []))
  return Object.fromEntries(kept)
}
