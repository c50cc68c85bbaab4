import fc from 'fast-check'
import type { JsonSchema, OpenApiDocument } from '#mock/contract/contract.ts'

/** The keywords of JSON Schema that the contract's requests use. */
interface Schema {
  $ref?: string
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object'
  enum?: readonly unknown[]
  const?: unknown
  oneOf?: readonly Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  required?: readonly string[]
  minProperties?: number
  properties?: Record<string, Schema>
}

// Longer texts find nothing more and take time.
const maxTextLength = 200

const formats: Record<string, () => fc.Arbitrary<string>> = {
  uuid: () => fc.uuid(),
  date: () =>
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10)),
  email: () =>
    fc
      .tuple(fc.stringMatching(/^[a-z]{1,12}$/), fc.constantFrom('correo.example', 'temporal.example'))
      .map(both => both.join('@')),
}

/** Generates values that a schema of the contract allows. Throws on a schema without a known keyword. */
export function createArbitrary(schema: JsonSchema, document: OpenApiDocument): fc.Arbitrary<unknown> {
  return fromSchema(schema as Schema, document)
}

function fromSchema(schema: Schema, document: OpenApiDocument): fc.Arbitrary<unknown> {
  const inner = (part: Schema) => fromSchema(part, document)
  if (schema.$ref) return inner(document.components?.schemas?.[schema.$ref.split('/').at(-1) ?? ''] as Schema)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(inner))
  switch (schema.type) {
    case 'string':
      return textArbitrary(schema)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return fc
        .integer({ min: (schema.minimum ?? 0) * 100, max: (schema.maximum ?? 99) * 100 })
        .map(hundredths => hundredths / 100)
    case 'array':
      return fc.array(inner(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: schema.maxItems ?? 5 })
    case 'object':
      return objectArbitrary(schema, inner)
    default:
      throw new Error(`This schema has no keyword that the generator knows: ${JSON.stringify(schema)}`)
  }
}

function textArbitrary({
  pattern,
  format = '',
  minLength = 0,
  maxLength = maxTextLength,
}: Schema): fc.Arbitrary<string> {
  const isWithin = (value: string) => value.length >= minLength && value.length <= maxLength
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).filter(isWithin)
  const formatted = formats[format]
  if (formatted) return formatted()
  return fc
    .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, Math.max(minLength, maxTextLength)) })
    .filter(isWithin)
}

function objectArbitrary(
  { properties = {}, required = [], minProperties = 0 }: Schema,
  inner: (part: Schema) => fc.Arbitrary<unknown>,
) {
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]))
  const all = fc.record(parts, { requiredKeys: [...required] })
  return all.filter(value => Object.keys(value).length >= minProperties)
}
