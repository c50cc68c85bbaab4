import * as z from 'zod/mini'
import type { OperationId } from './api-error.ts'

// Responses are read part by part: a clear value of another type is coerced, an unusable optional part costs only itself.
// Each schema names the contract's type of what it reads (`Declared`), so that a response which openapi.yaml no longer declares
// like this does not compile.

/** What a part of a response gives when it cannot be read. */
export const unusable = Symbol('unusable')

/** The place of a part in the response, and how a mismatch is reported. */
export interface Place {
  pointer: string
  report: (pointer: string, kind: MismatchKind) => void
}

/** Reads one part of a response. `Declared` is its type in the contract, `Output` what the wizard gets. */
export interface ResponseSchema<Declared, Output> {
  read(raw: unknown, place: Place): Output | typeof unusable
  /** The value of a part that is missing or null. Without it the part is required. */
  absent?: { value: Output; isDeclared: boolean }
  /** Takes a whole body out of a wrapper such as `{ data: … }`. */
  unwrap?(raw: unknown): unknown
  /** For the compiler only: `declaredBody extends Declared`. */
  readonly declared?: (body: Declared) => void
}

type AnySchema = ResponseSchema<never, unknown>
export type OutputOf<Schema> = Schema extends ResponseSchema<never, infer Output> ? Output : never
type DeclaredBy<Schema> = Schema extends ResponseSchema<infer Declared, unknown> ? Declared : never

/** A type of the contract with every member named; one that may be absent is `| undefined`. */
export type Explicit<Body> = Body extends readonly (infer Item)[]
  ? readonly Explicit<Item>[]
  : Body extends object
    ? { [Name in keyof Required<Body>]: Explicit<Body[Name & keyof Body]> }
    : Body

function readOr<Declared, Output, Fallback>(schema: ResponseSchema<Declared, Output>, fallback: Fallback) {
  return (raw: unknown, place: Place) => {
    const output = schema.read(raw, place)
    if (output !== unusable) return output
    place.report(place.pointer, 'dropped')
    return fallback
  }
}

/** A part that the contract lets be absent. `fallback` replaces it then, and where it is null or unusable. */
export function optional<Declared, Output, Fallback = undefined>(
  schema: ResponseSchema<Declared, Output>,
  fallback = undefined as Fallback,
): ResponseSchema<Declared | undefined, Output | NoInfer<Fallback>> {
  return { read: readOr(schema, fallback), absent: { value: fallback, isDeclared: true } }
}

/** A part that the contract requires and the wizard can do without. */
export function withFallback<Declared, Output, Fallback>(
  schema: ResponseSchema<Declared, Output>,
  fallback: Fallback,
): ResponseSchema<Declared, Output | Fallback> {
  return { read: readOr(schema, fallback), absent: { value: fallback, isDeclared: false } }
}

type Shape = Record<string, AnySchema>
type DeclaredOf<Members extends Shape> = { [Name in keyof Members]: DeclaredBy<Members[Name]> }
type ObjectOf<Members extends Shape> = { [Name in keyof Members]: OutputOf<Members[Name]> }

/** The one object under a usual name of a wrapper. */
function wrappedIn(raw: Record<string, unknown>) {
  const wrapped = ['data', 'result', 'response', 'payload'].map(name => raw[name]).filter(isObject)
  return wrapped.length === 1 ? wrapped[0] : undefined
}

/** An object with these members. Others are ignored, and a member's name may be spelt in another case or with underscores. */
export function object<const Members extends Shape>(
  members: Members,
): ResponseSchema<DeclaredOf<Members>, ObjectOf<Members>> {
  const schemas = Object.entries(members)
  return {
    read(raw, { pointer, report }) {
      if (!isObject(raw)) return unusable
      const output: Record<string, unknown> = {}
      let isUsable = true
      for (const [name, schema] of schemas) {
        const part = readMember(schema, raw, name, { pointer: `${pointer}/${name}`, report })
        if (part === unusable) isUsable = false
        output[name] = part
      }
      return isUsable ? (output as ObjectOf<Members>) : unusable
    },
    unwrap(raw) {
      if (!isObject(raw) || schemas.some(([name]) => findName(raw, name) !== undefined)) return raw
      return wrappedIn(raw) ?? raw
    },
  }
}

/** Members that are read alike. */
export function each<const Name extends string, Schema>(names: readonly Name[], schema: Schema): Record<Name, Schema> {
  return Object.fromEntries(names.map(name => [name, schema])) as Record<Name, Schema>
}

function readMember(schema: AnySchema, parent: Record<string, unknown>, name: string, place: Place): unknown {
  const found = findName(parent, name)
  const raw = found === undefined ? undefined : parent[found]
  if (raw === undefined || raw === null) {
    if (!schema.absent?.isDeclared) place.report(place.pointer, 'missing')
    else if (raw === null) place.report(place.pointer, 'coerced')
    return schema.absent ? schema.absent.value : unusable
  }
  if (found !== name) place.report(place.pointer, 'coerced')
  const output = schema.read(raw, place)
  if (output === unusable) place.report(place.pointer, 'unusable')
  return output
}

function findName(parent: Record<string, unknown>, name: string): string | undefined {
  if (Object.hasOwn(parent, name)) return name
  const plain = (each: string) => each.replaceAll(/[_-]/g, '').toLowerCase()
  const alike = Object.keys(parent).filter(each => plain(each) === plain(name))
  return alike.length === 1 ? alike[0] : undefined
}

function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw)
}

/** A list. An unusable item costs only itself. */
export function list<Declared, Output>(
  item: ResponseSchema<Declared, Output>,
): ResponseSchema<readonly Declared[], readonly Output[]> {
  return {
    read(raw, { pointer, report }) {
      if (!Array.isArray(raw)) return unusable
      const place = { pointer: `${pointer}/*`, report }
      return raw.flatMap(each => {
        const output = item.read(each, place)
        if (output !== unusable) return [output]
        report(place.pointer, 'dropped')
        return []
      })
    },
    unwrap(raw) {
      if (!isObject(raw)) return raw
      const lists = Object.values(raw).filter(Array.isArray)
      return lists.length === 1 ? lists[0] : (lists.length === 0 && wrappedIn(raw)) || raw
    },
  }
}

/** What the schema reads, in the form that the wizard wants, or `unusable` where that cannot be. */
export function mapped<Declared, Output, Result>(
  { read, unwrap }: ResponseSchema<Declared, Output>,
  map: (output: Output) => Result | typeof unusable,
): ResponseSchema<Declared, Result> {
  return {
    ...(unwrap && { unwrap }),
    read(raw, place) {
      const output = read(raw, place)
      return output === unusable ? unusable : map(output)
    },
  }
}

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

const booleans: Record<string, boolean> = { 1: true, 0: false, true: true, false: false }

export const boolean = value(z.boolean(), raw =>
  typeof raw === 'string' || typeof raw === 'number' ? booleans[String(raw).trim().toLowerCase()] : undefined,
)

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

/**
 * How a response departs from openapi.yaml. `coerced`: another type or spelling, but clear. `dropped`: an unusable optional part.
 * `missing` or `unusable`: a required part. `undeclared-status`: a success with another status.
 */
export type MismatchKind = 'coerced' | 'dropped' | 'missing' | 'unusable' | 'undeclared-status'

/** One departure of a response from openapi.yaml. It never holds a value of the response. */
export interface Mismatch {
  operation: OperationId
  /** `#/status`, or the place in the body: `#/body/address/zipCode`. An item of a list is `*`, whichever it is. */
  pointer: string
  kind: MismatchKind
}
