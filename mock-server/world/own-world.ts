import * as z from 'zod'
import { cupsProblem } from '#domain/cups.ts'
import { checkEmail } from '#domain/email.ts'
import { checkIban } from '#domain/iban-rules.ts'
import { identityType } from '#domain/identity.ts'
import { postalCodeProvince } from '#domain/provinces.ts'

/** The outcomes of validating a supply point (specification, section 4). */
export const cupsOutcomes = [
  'in-sips',
  'in-sips-with-rights',
  'in-sips-without-powers',
  'not-found',
  'wrong-tariff',
  'over-power',
  'already-exists',
  'format-invalid',
  'server-error',
] as const

const kw = z.number().min(0).max(10_000)
const text = z.string().min(1).max(200)
// What the wizard itself rejects: no call would ever ask about it.
const cups = z.string().refine(each => cupsProblem(each) === null, 'must be a CUPS with its control letters')
const document = text.refine(each => identityType(each) !== null, 'must be a document with its control letter')
const email = text.refine(each => checkEmail(each) === null, 'must be an email address')
const iban = z.string().refine(each => checkIban(each) === null, 'must be an IBAN with its check digits')
const zipCode = z.string().regex(/^\d{5}$/, 'must be 5 digits')

const address = z.strictObject({
  street: text,
  streetNr: text,
  zipCode,
  municipality: text,
  apartment: text.optional(),
})

const supplyPoint = z.strictObject({
  cups,
  outcome: z.enum(cupsOutcomes).optional().meta({ description: 'in-sips if left out.' }),
  p1: kw.optional().meta({ description: 'Peak power in kW.' }),
  p3: kw.optional().meta({ description: 'Off-peak power in kW.' }),
  extensionRights: kw.optional().meta({ description: 'The kW that the grid connection was built for.' }),
  address: address.optional(),
})

const person = z.strictObject({
  firstName: text,
  lastName: text,
  document,
  phoneNumber: text,
  email: email.optional(),
  isCustomer: z.boolean().optional().meta({ description: 'The email has an account.' }),
  hasPendingPayments: z.boolean().optional().meta({ description: 'Scoring denies the document.' }),
})

const dwelling = z.strictObject({
  reference: z.string().regex(/^[0-9A-Z]{20}$/, 'must be the 20 characters of a cadastral reference'),
  block: z.string().optional(),
  stairway: z.string().optional(),
  floor: z.string().optional(),
  door: z.string().optional(),
})

const building = z.strictObject({
  ...address.omit({ apartment: true }).shape,
  zipCode: zipCode.refine(each => postalCodeProvince(each) !== null, 'must be a postal code of a province'),
  dwellings: z.array(dwelling).max(1000),
})

const bankAccount = z.strictObject({
  iban,
  isAccepted: z.boolean().optional().meta({ description: 'False: the check of the account refuses it.' }),
})

/** Data of one's own beside the seeded ones. */
export const ownWorld = z
  .strictObject({
    supplyPoints: z.array(supplyPoint).max(1000).optional(),
    people: z.array(person).max(1000).optional(),
    buildings: z.array(building).max(200).optional().meta({ description: 'Addresses with their cadastral units.' }),
    bankAccounts: z.array(bankAccount).max(1000).optional(),
  })
  .meta({ description: 'Data of your own beside the seeded ones.' })

export type OwnSupplyPoint = z.infer<typeof supplyPoint>
export type OwnWorld = z.infer<typeof ownWorld>
