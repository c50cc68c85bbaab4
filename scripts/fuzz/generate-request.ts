import fc from 'fast-check'
import type { ContractOperation, OpenApiDocument, ParameterPlace } from '#mock/contract/contract.ts'
import { createArbitrary } from './schema-arbitrary.ts'

/** A request generated from the contract. */
export interface GeneratedRequest {
  query: Record<string, string>
  path: Record<string, string>
  headers: Record<string, string>
  body: unknown
  /** Whether each part follows its schema; false where something was changed on purpose. */
  isValid: boolean
}

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '0', '-1', '1e999', 'null', '__proto__'),
)
const anyValue = fc.oneof(anyText, fc.jsonValue(), fc.constantFrom(null, true, 0, -1, [], {}))
// Characters that a header may contain.
const headerText = fc.string({ unit: fc.constantFrom(...'azAZ09-_.;,') })

/** Requests to one operation: about half follow the contract; the others have something added, changed or removed. */
export function generateRequest(
  operation: ContractOperation,
  document: OpenApiDocument,
): fc.Arbitrary<GeneratedRequest> {
  const parametersIn = (place: ParameterPlace) => {
    const parameters = operation.parameters.filter(each => each.in === place)
    const values = parameters.map(each => [each.name, createArbitrary(each.schema, document).map(String)] as const)
    const requiredKeys = parameters.filter(each => each.required).map(each => each.name)
    return fc.record(Object.fromEntries(values), { requiredKeys }) as fc.Arbitrary<Record<string, string>>
  }
  const valid = fc.record({
    query: parametersIn('query'),
    path: parametersIn('path'),
    headers: parametersIn('header').map(headers => withCredential(operation, headers)),
    body: operation.body ? createArbitrary(operation.body.schema, document) : fc.constant(undefined),
    isValid: fc.constant(true),
  })
  return fc.oneof(
    valid,
    valid.chain(request => mutateRequest(request)),
  )
}

function withCredential({ credentialHeader }: ContractOperation, headers: Record<string, string>) {
  return credentialHeader ? { ...headers, [credentialHeader]: 'Bearer token-lucia' } : headers
}

/** The request with one change, which may make it invalid. */
function mutateRequest(request: GeneratedRequest): fc.Arbitrary<GeneratedRequest> {
  const { query, headers, body } = request
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const changes: fc.Arbitrary<Partial<GeneratedRequest>>[] = [
    mutateRecord(query, anyText).map(changed => ({ query: changed })),
    mutateRecord(headers, headerText).map(changed => ({ headers: changed })),
    fc.record({ body: anyValue }),
  ]
  if (isObject)
    changes.push(mutateRecord(body as Record<string, unknown>, anyValue).map(changed => ({ body: changed })))
  if (Object.keys(request.path).length > 0) changes.push(mutateRecord(request.path, anyText).map(path => ({ path })))
  return fc.oneof(...changes).map(change => ({ ...request, ...change, isValid: false }))
}

function mutateRecord<Value>(
  record: Record<string, Value>,
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<string, Value>> {
  const names = Object.keys(record)
  const added = fc.tuple(fc.constantFrom('x', 'verbose', '__proto__', 'constructor'), value)
  const add = added.map(([name, one]) => Object.fromEntries([...Object.entries(record), [name, one]]))
  if (names.length === 0) return add
  const name = fc.constantFrom(...names)
  const change = fc.tuple(name, value).map(([which, one]) => ({ ...record, [which]: one }))
  const remove = name.map(which => Object.fromEntries(Object.entries(record).filter(([each]) => each !== which)))
  return fc.oneof(add, change, remove)
}
