import type * as z from 'zod/mini'
import type * as schemas from './answer-schemas.ts'
import type { Consent, ConsentField } from './consents.ts'
import {
  addressFields,
  type CampaignMessage,
  type FormField,
  powerFields,
  type SpecifiedValues,
} from './form-values.ts'
import type { InvoiceFields } from './invoice-fields.ts'

/** Where a value of the form came from. */
export type Origin =
  | { kind: 'customer' }
  /** The supply database, asked about this CUPS. */
  | { kind: 'register'; cups: string }
  /** An invoice; `cups` is undefined while its supply point is unknown. */
  | { kind: 'invoice'; cups: string | undefined }
  | { kind: 'postalCode'; zipCode: string }
  | { kind: 'otherPower' }
  | { kind: 'campaign' }
  | { kind: 'profile' }
  | { kind: 'default' }

/** What the customer answers about one supply point. */
export const supplyFields = [
  ...addressFields,
  ...powerFields,
  'newSupply',
  'solarSupply',
  'householdType',
] as const satisfies readonly FormField[]
export const rightsFields = ['punta', 'valle', 'extensionRights', 'extensionRightsUsed', 'existsWithRights'] as const

export type Values = Partial<SpecifiedValues>

export type RegisterAnswer = z.infer<typeof schemas.registerAnswer>
export type Invoice = z.infer<typeof schemas.invoice>
/** What is known of an invoice besides what it says. */
export type InvoiceSource = Pick<Invoice, 'fileName' | 'isReadOnDevice' | 'figures' | 'doubtful' | 'alternatives'>
export type ChosenUnit = z.infer<typeof schemas.chosenUnit>
export type Town = z.infer<typeof schemas.town>
export type PostalCodePlace = z.infer<typeof schemas.postalCodePlace>
export type AnsweredCosts = z.infer<typeof schemas.answeredCosts>

/** The password is generated, and not stored. */
export type Profile = z.infer<typeof schemas.profile> & { password: string }

/** Everything that was answered, each part under who said it. Nothing here is derived: see `resolveAnswers`. */
export interface Answers {
  /** The customer's own words. Only the customer changes them. */
  customer: Values
  /** The supply point that their `supplyFields` are about; empty while it is not known. For another one they do not count. */
  supplyCups: string
  unit?: ChosenUnit | undefined
  place?: PostalCodePlace | undefined
  profile?: Profile | undefined
  campaign: {
    referalToken?: string | undefined
    originalCampaign?: string | undefined
    campaignMessage?: CampaignMessage | undefined
  }
  invoice?: Invoice | undefined
  register?: RegisterAnswer | undefined
  costs?: AnsweredCosts | undefined
  /** What the invoice says otherwise than the form. The customer chooses. */
  conflict?: InvoiceFields | undefined
  /** A CUPS that looks like one of gas, and of which the customer said that it is of electricity. */
  electricityCups?: string | undefined
  consents?: Partial<Record<ConsentField, Consent>> | undefined
}

export const noAnswers: Answers = { customer: {}, supplyCups: '', campaign: {} }
