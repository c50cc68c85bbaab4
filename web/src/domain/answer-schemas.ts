import * as z from 'zod/mini'
import { addressFields, cupsOutcomes, invoiceFieldNames } from './form-values.ts'

// The parts of the answers, as they are stored. Their types are derived from here, so that the first load does without zod.

const text = z.string()
const flag = z.optional(z.boolean())
const number = z.optional(z.number())
const amount = z.number().check(z.nonnegative())

const power = { potenciaPunta: z.optional(text), potenciaValle: z.optional(text) }
const address = Object.fromEntries(addressFields.map(field => [field, z.optional(text)])) as Record<
  (typeof addressFields)[number],
  z.ZodMiniOptional<typeof text>
>

export const invoiceFields = z.object({ cups: z.optional(text), ...address, ...power, solarSupply: flag })

/** What the server answered about one CUPS. */
export const registerAnswer = z.object({
  /** The exact CUPS that was asked about. */
  cups: text,
  outcome: z.enum(cupsOutcomes),
  /** Address, powers and rights that the register holds; what it does not hold is left out. */
  values: z.object({
    ...address,
    ...power,
    punta: number,
    valle: number,
    extensionRights: number,
    extensionRightsUsed: number,
    existsWithRights: flag,
  }),
})

/** kWh, or euros per kWh, by energy period of the tariff 2.0TD. */
export const byEnergyPeriod = z.object({ punta: amount, llano: amount, valle: amount })

/** What the regulator's code on a bill says about consumption and money, as far as an estimate can be built on it. */
export const billFigures = z.object({
  /** kW. */
  powerKw: z.object({ punta: amount, valle: amount }),
  yearKwh: byEnergyPeriod,
  billKwh: byEnergyPeriod,
  billDays: z.number().check(z.positive()),
  /** Euros with all taxes: the bill's total without services that are not electricity. */
  billEuros: z.number().check(z.positive()),
  /** The contract has a regulated price (PVPC), which only a regulated retailer offers and which the discount for vulnerable customers needs. */
  isRegulated: z.boolean(),
})

/** The invoice that was read. */
export const invoice = z.object({
  fileName: text,
  isReadOnDevice: z.boolean(),
  /** The CUPS it is about: the one it names, else the first one that was validated after it was read. */
  cups: z.optional(text),
  /** What it says, without what the customer preferred to keep otherwise. */
  fields: invoiceFields,
  /** Consumption and money, where its code was read on the device. Figures that are not usable cost only themselves. */
  figures: z.catch(z.optional(billFigures), undefined),
  /** The fields whose values its reader is not sure of. */
  doubtful: z.catch(z.optional(z.readonly(z.array(z.enum(invoiceFieldNames)))), undefined),
  /** Two readings of the fields that it states twice; both have the same fields. */
  alternatives: z.catch(z.optional(z.readonly(z.array(invoiceFields))), undefined),
  /** The customer's shorter form of the same CUPS, which comes back when the invoice goes. */
  shorterCups: z.optional(text),
})

/** A dwelling of the list, chosen by the customer or recognised. It counts at the address where it was chosen only. */
export const chosenUnit = z.object({
  reference: text,
  details: text,
  /** As `addressKey` writes it: the same address under another CUPS is another home. */
  address: text,
  /** The words of the register or the bill by which it was recognised. It counts while they stay the same. */
  recognisedBy: z.optional(text),
})

/** A town as people write its name, and its province as the form's list writes it; empty where the list has none. */
export const town = z.object({ name: text, province: text })

/** The place of a postal code. It fills open fields while the form holds that code. */
export const postalCodePlace = z.object({
  zipCode: text,
  /** The province whose number the code begins with; empty where the form's list has none. */
  province: text,
  /** Every town of the code; none while they are unknown. */
  towns: z.readonly(z.array(town)),
  /** The list of the province does not have the code. */
  isUnlisted: flag,
})

/** What a new supply is asked about, in kW: the larger power, what is contracted, and the extension rights in force; 0 without. */
export const supplyCostQuestion = z.object({
  requestedCapacity: z.number(),
  currentCapacity: z.number(),
  extensionRights: z.number(),
})

/** What a new supply costs once, in euros with VAT, and the question this answers. */
export const answeredCosts = z.object({ question: supplyCostQuestion, min: z.number(), max: z.number() })

export const profile = z.object({ email: text, name: text, surname: text })

/** When a box was ticked, in milliseconds since 1970, how, and which sentence stood there, in which language. */
export const consent = z.object({
  at: z.int().check(z.gte(0), z.lte(8.64e15)),
  how: z.enum(['ticked', 'with-terms']),
  language: text,
  text,
})
