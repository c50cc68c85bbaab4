import type { BillFigures } from './bill-figures.ts'
import type { Consent, ConsentField } from './consents.ts'
import {
  addressFields,
  type CampaignMessage,
  type CupsOutcome,
  type FormField,
  powerFields,
  type SpecifiedValues,
} from './form-values.ts'
import type { InvoiceFields } from './invoice-fields.ts'
import type { SupplyCostQuestion } from './supply-costs.ts'

/** Where a value of the form came from. */
export type Origin =
  | { kind: 'customer' }
  /** The supply database, asked about this CUPS. */
  | { kind: 'register'; cups: string }
  /** An invoice; `cups` is undefined while its supply point is unknown. */
  | { kind: 'invoice'; cups: string | undefined }
  /** The towns that share a postal code. */
  | { kind: 'postalCode'; zipCode: string }
  /** The other power of a new supply, which was chosen. */
  | { kind: 'otherPower' }
  | { kind: 'campaign' }
  /** The social sign-in's profile. */
  | { kind: 'profile' }
  /** Not answered yet. */
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

/** What the server answered about one CUPS. */
export interface RegisterAnswer {
  /** The exact CUPS that was asked about. */
  cups: string
  outcome: CupsOutcome
  /** Address, powers and rights that the register holds; what it does not hold is left out. */
  values: Partial<
    Pick<SpecifiedValues, (typeof addressFields)[number] | (typeof powerFields)[number] | (typeof rightsFields)[number]>
  >
}

/** The invoice that was read. */
export interface Invoice {
  /** The names of its files. */
  fileName: string
  /** Nothing was uploaded to read it. */
  isReadOnDevice: boolean
  /** The CUPS it is about: the one it names, else the first one that was validated after it was read. */
  cups: string | undefined
  /** What it says, without what the customer preferred to keep otherwise. */
  fields: InvoiceFields
  /** Consumption and money, where its code was read on the device. */
  figures?: BillFigures | undefined
  /** The fields whose values its reader is not sure of. */
  doubtful?: readonly (keyof InvoiceFields)[] | undefined
  /** Two readings of the fields that it states twice; both have the same fields. */
  alternatives?: readonly InvoiceFields[] | undefined
  /** The customer's shorter form of the same CUPS, which comes back when the invoice goes. */
  shorterCups?: string | undefined
}

/** A dwelling of the list, chosen by the customer or recognised. It counts at the address where it was chosen only. */
export interface ChosenUnit {
  /** Cadastral reference. */
  reference: string
  details: string
  /** As `addressKey` writes it: the same address under another CUPS is another home. */
  address: string
  /** The words of the register or the bill by which it was recognised. It counts while they stay the same. */
  recognisedBy?: string | undefined
}

/** A town as people write its name, and its province as the form's list writes it; empty where the list has none. */
export interface Town {
  name: string
  province: string
}

/** The place of a postal code. It fills open fields while the form holds that code. */
export interface PostalCodePlace {
  zipCode: string
  /** The province whose number the code begins with; empty where the form's list has none. */
  province: string
  /** Every town of the code; none while they are unknown. */
  towns: readonly Town[]
  /** The list of the province does not have the code. */
  isUnlisted?: boolean | undefined
}

/** What a new supply costs once, in euros with VAT, and the question this answers. */
export interface AnsweredCosts {
  cups: string
  question: SupplyCostQuestion
  min: number
  max: number
}

export interface Profile {
  email: string
  /** Generated. */
  password: string
  name: string
  surname: string
}

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
  /** How each consent was given. */
  consents?: Partial<Record<ConsentField, Consent>> | undefined
}

export const noAnswers: Answers = { customer: {}, supplyCups: '', campaign: {} }
