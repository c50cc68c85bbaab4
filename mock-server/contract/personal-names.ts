import { type Contract, type ContractOperation, type JsonSchema, resolveReference } from './contract.ts'

/** What the contract says about the values of one call, by their names without case, underscores and hyphens. */
export interface PersonalNames {
  /** Named by the contract, and never marked as personal. The items of a list that is the whole body have the name ''. */
  impersonal: ReadonlySet<string>
  /** The contract's synthetic values. */
  examples: ReadonlyMap<string, unknown>
}

/** A name as it is compared: APIs differ in case, underscores and hyphens. */
export function toPlainName(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase()
}

/** Collects from parameters, body and responses which values are personal (`x-pii`), and a synthetic value for each. */
export function findPersonalNames({ document }: Contract, operation: ContractOperation): PersonalNames {
  const isPersonal = new Map<string, boolean>()
  const examples = new Map<string, unknown>()

  function collectNames(schema: JsonSchema, name: string, isMarked: boolean) {
    if (typeof schema === 'boolean') return
    const { $ref, ...own } = schema
    const merged = {
      ...(typeof $ref === 'string' ? resolveReference<object>(document, { $ref }) : {}),
      ...own,
    } as Schema
    const marked = isMarked || merged['x-pii'] === true
    for (const [member, part] of Object.entries(merged.properties ?? {})) collectNames(part, member, marked)
    for (const part of merged.oneOf ?? []) collectNames(part, name, marked)
    if (merged.items !== undefined) collectNames(merged.items, name, marked)
    if (merged.properties || merged.oneOf || merged.items !== undefined) return
    const plain = toPlainName(name)
    isPersonal.set(plain, marked || (isPersonal.get(plain) ?? false))
  }

  function collectExamples(value: unknown, name: string) {
    if (Array.isArray(value)) for (const each of value) collectExamples(each, name)
    else if (typeof value === 'object' && value !== null)
      for (const [member, each] of Object.entries(value)) collectExamples(each, member)
    else if (value !== undefined && !examples.has(toPlainName(name))) examples.set(toPlainName(name), value)
  }

  for (const { name, schema, example } of operation.parameters) {
    collectNames(schema, name, false)
    collectExamples(example, name)
  }
  if (operation.body) {
    collectNames(operation.body.schema, '', false)
    collectExamples(operation.body.example, '')
  }
  for (const { schema, example } of operation.responses.values()) {
    if (schema !== undefined) collectNames(schema, '', false)
    collectExamples(example, '')
  }
  const impersonal = new Set([...isPersonal].filter(([, marked]) => !marked).map(([name]) => name))
  return { impersonal, examples }
}

interface Schema {
  'x-pii'?: boolean
  properties?: Record<string, JsonSchema>
  oneOf?: JsonSchema[]
  items?: JsonSchema
}
