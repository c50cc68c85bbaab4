import * as z from 'zod/mini'
import { optional, type ResponseSchema, unusable } from './response-schemas.ts'

function value<Type>(schema: z.ZodMiniType<Type>, coerce: (raw: unknown) => unknown): ResponseSchema<Type, Type> {
  return {
    read(raw, { pointer, report }) {
      const declared = schema.safeParse(raw)
      if (declared.success) return declared.data
      const coerced = schema.safeParse(coerce(raw))
      if (!coerced.success) return unusable
      report(pointer, 'coerced')
      return coerced.data
    },
  }
}

const booleans = new Map<unknown, boolean>([
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', true],
  ['false', false],
])

export const boolean = value(z.boolean(), raw => booleans.get(typeof raw === 'string' ? raw.trim().toLowerCase() : raw))

/** A verdict. Services that leave out what is false are common, so a missing flag is false. */
export const flag: ResponseSchema<boolean, boolean> = { ...boolean, absent: { value: false, isDeclared: false } }

// An integer beyond 2^53 has lost digits when the body was parsed: as an identifier it would name something else.
export const text = value(z.string(), raw =>
  typeof raw === 'number' && (!Number.isInteger(raw) || Number.isSafeInteger(raw)) ? String(raw) : undefined,
)

/** A Spanish postal code; a number has lost the zero in front. */
export const postalCode = value(z.string(), raw =>
  Number.isInteger(raw) && Number(raw) >= 1000 && Number(raw) <= 99_999 ? String(raw).padStart(5, '0') : undefined,
)

function decimal(raw: unknown, pattern: RegExp): number | undefined {
  const digits = typeof raw === 'string' ? pattern.exec(raw.trim())?.[1] : undefined
  return digits === undefined ? undefined : Number(digits.replace(',', '.'))
}

const notNegative = z.number().check(z.gte(0))

/** A power in kW. A comma with three decimals is never thousands: `3,300 kW` is 3.3. */
export const kilowatts = value(notNegative, raw => decimal(raw, /^(\d+(?:[.,]\d+)?)\s*(?:kW)?$/i))

/** Money or another figure that is at least 0. As text with three decimals it could mean thousands and is not taken. */
export const figure = value(notNegative, raw => decimal(raw, /^(\d+(?:[.,](?:\d{1,2}|\d{4,}))?)\s*[€%]?$/))

/** A price of one unit, such as a kWh. It is far below a thousand, so that three decimals are decimals. */
export const unitPrice = value(notNegative, raw => decimal(raw, /^(\d{1,3}(?:[.,]\d+)?)\s*€?$/))

/** A price of one unit that may be negative. */
export const signedUnitPrice = value(z.number(), raw => decimal(raw, /^(-?\d{1,3}(?:[.,]\d+)?)\s*€?$/))

/** One of the contract's words, in any casing. */
export function word<const Word extends string>(words: readonly Word[]): ResponseSchema<Word, Word> {
  return value(z.enum(words as readonly [Word, ...Word[]]), raw =>
    typeof raw === 'string' ? words.find(each => each.toLowerCase() === raw.trim().toLowerCase()) : undefined,
  )
}

/** An optional text; empty where the response has none. */
export const optionalText = optional(text, '')
