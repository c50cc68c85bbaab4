import { randomUUID } from 'node:crypto'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { getValidator } from '#mock/contract/validator.ts'
import { UsageError } from '#mock/shared/parse-options.ts'
import type { OperationId, RequestBody } from '#mock/shared/types.ts'

/** One request to an API. */
export interface Probe {
  operation: ContractOperation
  /** What is special about it. */
  name: string
  url: string
  headers: Record<string, string>
  body: unknown
  /** The wizard would send it like this. */
  isValid: boolean
}

/** What keeps something, or asks others about a person: sent only when a test person is wanted. */
export const leavesTraces: ReadonlySet<OperationId> = new Set(['createLead', 'scoreCustomer', 'registerUser'])

/** The requests of a check. `person` is undefined, or has what the test person's registration needs otherwise. */
export function createRequests(contract: Contract, alsoOutside: boolean, person?: Record<string, unknown>) {
  const registrationId = randomUUID()
  const operations = contract.operations.filter(({ isOutside }) => alsoOutside || !isOutside)
  const examples = operations.map(each => exampleOf(each, registrationId))
  const safe = examples.filter(({ operation }) => !leavesTraces.has(operation.id))
  return {
    safe: safe.flatMap(each => [each, ...withoutRequired(each)]),
    testPerson: person && testPersonOf(contract, examples, registrationId, person),
  }
}

function exampleOf(operation: ContractOperation, registrationId: string): Probe {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  // A token that the mock server's sign-in provider gives out.
  if (operation.credentialHeader) headers[operation.credentialHeader] = 'Bearer token-lucia'
  const query = new URLSearchParams()
  let path = operation.url
  for (const { name, in: place, example } of operation.parameters) {
    if (place === 'query') query.set(name, String(example))
    if (place === 'header') headers[name] = String(example)
    if (place === 'path') path = path.replace(`:${name}`, encodeURIComponent(String(example)))
  }
  if ('x-registration-id' in headers) headers['x-registration-id'] = registrationId
  const url = query.size > 0 ? `${path}?${query}` : path
  return { operation, name: 'as in the example', url, headers, body: operation.body?.example, isValid: true }
}

function withoutRequired(probe: Probe): Probe[] {
  return probe.operation.parameters
    .filter(({ required, in: place }) => required && (place === 'query' || place === 'header'))
    .map(({ name, in: place }) => {
      const [path = '', search] = probe.url.split('?', 2)
      const query = new URLSearchParams(search)
      const headers = { ...probe.headers }
      if (place === 'query') query.delete(name)
      else delete headers[name]
      const url = query.size > 0 ? `${path}?${query}` : path
      return { ...probe, name: `without ${name}`, url, headers, isValid: false }
    })
}

/** The contract's example person, marked by its names and an e-mail address of no existing domain. */
function testPersonOf(contract: Contract, examples: Probe[], registrationId: string, changes: Record<string, unknown>) {
  const find = (id: OperationId) => {
    const found = examples.find(({ operation }) => operation.id === id)
    if (!found) throw new Error(`openapi.yaml has no operation ${id}.`)
    return { ...found, name: 'for the test person' }
  }
  const example = find('registerUser')
  const body: RequestBody<'registerUser'> = {
    ...(example.body as RequestBody<'registerUser'>),
    firstName: 'PRUEBA',
    lastName: 'NO TRAMITAR',
    email: `prueba.${registrationId.slice(0, 8)}@contract-check.example`,
    registrationId,
    ...changes,
  }
  const { headers: header, operation } = example
  const violations = getValidator(contract).request(operation, { query: {}, path: {}, header, cookie: {}, body })
  const reasons = violations.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')
  if (reasons) throw new UsageError(`The data of --person do not follow the contract: ${reasons}.`)
  const { cups, dni: nif, zipCode: postalCode, email } = body
  const createLead = find('createLead')
  const registerUser = { ...example, body }
  return {
    createLead: {
      ...createLead,
      url: createLead.url.replace(/\bemail=[^&]*/, () => new URLSearchParams({ email }).toString()),
    },
    scoreCustomer: { ...find('scoreCustomer'), body: { cups, nif, postalCode, dateOfBirth: '1970-01-01' } },
    registerUser,
    again: { ...registerUser, name: 'the same again' },
    changed: {
      ...registerUser,
      name: 'other data, same id',
      body: { ...body, streetNr: `${body.streetNr} bis` },
    },
  }
}
