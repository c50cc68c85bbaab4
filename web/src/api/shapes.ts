import * as z from 'zod/mini'

// Answers are read tolerantly: unknown members are dropped, and a missing or null one has the default that stands here.

function withDefault<Value, Default>(schema: z.ZodMiniType<Value>, missing: Default) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): Value | Default => value ?? missing),
  )
}

const flag = withDefault(z.boolean(), false)
const text = withDefault(z.string(), '')
const list = <Item>(item: z.ZodMiniType<Item>) => withDefault<readonly Item[], readonly Item[]>(z.array(item), [])
const amount = withDefault(z.number(), undefined)
const amountOrZero = withDefault(z.number(), 0)
/** An identifier, which may be a number elsewhere. */
const identifier = withDefault(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform(value => String(value)),
  ),
  '',
)

export const provinceNames = z.array(z.string())

export const emailCheck = z.object({ formatInvalid: flag, alreadyExists: flag, blockedDomain: flag })

export const validity = z.object({ valid: z.boolean() })

const supplyAddress = z.object({
  street: text,
  streetNr: text,
  apartment: text,
  zipCode: text,
  province: text,
  municipality: text,
})

export const cupsCheck = z.object({
  error: flag,
  formatInvalid: flag,
  disallowedTariff: flag,
  disallowedCapacity: flag,
  alreadyExists: flag,
  existsInSips: flag,
  /** kW; 0 where there is no supply at the moment. */
  p1: amountOrZero,
  p3: amountOrZero,
  /** kW; undefined where nothing is known. */
  extensionRights: amount,
  extensionRightsUsed: amount,
  existsWithRights: flag,
  address: withDefault(supplyAddress, undefined),
})

export const cadastralUnits = z.array(
  z.object({ ReferenciaCatastral: z.string(), Bloque: text, Escalera: text, Planta: text, Puerta: text }),
)

/** For statuses that mean "no units": whatever the body is. */
export const noCadastralUnits = z.pipe(
  z.unknown(),
  z.transform((): z.infer<typeof cadastralUnits> => []),
)

/** A success is a success: missing identifiers must not show a registered customer an error. */
export const registration = z.object({
  id: identifier,
  userId: identifier,
  contracts: list(z.object({ id: identifier, cups: text })),
})

export const campaignResolution = z.object({
  campaignExists: flag,
  firstName: text,
  campaign: withDefault(z.object({ information: text, bannerText: text, title: text }), undefined),
})

export const tariff = z.object({
  providerFeeEurosPerMonth: amount,
  savingsUpToPercent: amount,
  freeEurosPerYear: amount,
  smartChargingEurosPerYear: amount,
})

export const supplyCosts = z.object({ supplyCostMin: z.number(), supplyCostMax: z.number() })

export const scoring = z.object({ status: z.string(), score: amount, reason: text })

/** What is unknown stays empty, and a power undefined: never 0. */
export const invoiceReading = z.pipe(
  z.object({
    cups: text,
    street: text,
    streetName: text,
    address: text,
    streetNr: text,
    apartment: text,
    zipCode: text,
    province: text,
    municipality: text,
    p1: amountOrZero,
    p2: amountOrZero,
    p3: amountOrZero,
  }),
  z.transform(({ streetName, address, p1, p2, p3, ...read }) => ({
    ...read,
    street: read.street || streetName || address,
    p1: p1 || undefined,
    p3: p3 || p2 || undefined,
  })),
)

export const userInfo = z.object({ given_name: text, family_name: text, email: z.string() })
