import { parseJson } from '#domain/parse-json.ts'
import { type Contract, type ContractOperation, type JsonSchema, resolveReference } from '#mock/contract/contract.ts'
import { readText, requestSchema } from '#mock/contract/validator.ts'
import type { Exchange, HarPair } from './har.ts'

// Everything else may hold a key, a session or an address.
const openHeaders =
  /^(accept|accept-language|access-control-.*|allow|cache-control|content-language|content-type|date|origin|retry-after|server|vary)$/
const isOpen = ({ name }: HarPair) => openHeaders.test(name)
// An upload is of no use once it is masked.
const maxMaskedLength = 200

/**
 * Masks the personal data of an exchange. Kept are booleans and what has the type that the contract declares for it without `x-pii`; any other
 * text or number becomes the contract's example, or a text of the same form.
 */
export function maskExchange(contract: Contract, operation: ContractOperation, exchange: Exchange): Exchange {
  const { request, response } = exchange
  const asked = { query: Object.fromEntries(request.url.searchParams), body: request.body }
  const { query, body } = maskRequest(contract, operation, asked)
  const url = new URL(request.url)
  url.search = String(new URLSearchParams(query))
  const declared = operation.responses.get(response.status)
  const { schema = false } = declared ?? operation.otherError ?? {}
  const received = maskValue(contract, parseJson(response.text), schema, declared?.example)
  const text = received === undefined ? formOf(response.text) : JSON.stringify(received)
  return {
    ...exchange,
    request: { ...request, url, headers: request.headers.filter(isOpen), body },
    response: { ...response, headers: response.headers.filter(isOpen), text },
  }
}

/** Masks query and body of a request as `maskExchange` does. */
export function maskRequest<Asked extends object>(contract: Contract, operation: ContractOperation, asked: Asked) {
  const query = Object.fromEntries(operation.parameters.map(({ name, example }) => [name, example]))
  const examples = { query, body: operation.body?.example }
  return maskValue(contract, asked, requestSchema(operation), examples) as Asked
}

interface Schema {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  oneOf?: JsonSchema[]
  'x-pii'?: boolean
}

/** `example`: what takes the place of a personal value of the same type. */
function maskValue(contract: Contract, value: unknown, part: JsonSchema, example: unknown): unknown {
  const { type, items = false, properties, oneOf = [] } = readSchema(contract, part)
  const examples = example as Record<string, unknown> | undefined
  if (Array.isArray(value)) return value.map(each => maskValue(contract, each, items, examples?.[0]))
  if (typeof value === 'object' && value !== null) {
    const branches = [{ properties }, ...oneOf.map(each => readSchema(contract, each))]
    const declared = new Map(branches.flatMap(branch => Object.entries(branch.properties ?? {})))
    const members = Object.entries(value).map(([name, each]) => [
      // A member may be named after the person.
      declared.has(name) ? name : formOf(name),
      maskValue(contract, each, declared.get(name) ?? false, examples?.[name]),
    ])
    return Object.fromEntries(members)
  }
  const isDeclared = typeof readText(type, value) === (type === 'integer' ? 'number' : type)
  if ((typeof value !== 'string' && typeof value !== 'number') || isDeclared) return value
  if (value !== '' && typeof example === typeof value) return example
  return typeof value === 'string' ? formOf(value) : 0
}

/** What a schema declares that may be kept: nothing where it is `false` or marked. */
function readSchema({ document }: Contract, part: JsonSchema): Schema {
  const schema = resolveReference<Schema>(document, part)
  return schema['x-pii'] ? {} : schema
}

/** The beginning of the same text, with every letter as x and every digit as 0. */
function formOf(text: string): string {
  return text
    .slice(0, maxMaskedLength)
    .replaceAll(/\p{N}/gu, '0')
    .replaceAll(/\p{Lu}/gu, 'X')
    .replaceAll(/(?!X)\p{L}/gu, 'x')
}
