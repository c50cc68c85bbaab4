import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { type ExampleRequest, exampleRequest } from './example-request.ts'

/** One request to an API, and what it is for. */
export interface Probe {
  operation: ContractOperation
  /** What is special about it. */
  name: string
  request: ExampleRequest
  /** The wizard would send it like this. */
  isValid: boolean
}

/** What keeps something, or asks others about a person: sent only when a test person is wanted. */
export const leavesTraces: ReadonlySet<OperationId> = new Set(['createLead', 'scoreCustomer', 'registerUser'])

/**
 * The requests that leave no trace in an API: the contract's own examples, and the same without the header or value that must be
 * there. Calls of other parties only if the target plays these as well.
 */
export function safeProbes({ operations }: Contract, registrationId: string, alsoOutside: boolean): Probe[] {
  const selected = operations.filter(({ id, isOutside }) => !leavesTraces.has(id) && (alsoOutside || !isOutside))
  return selected.flatMap(operation => {
    const request = withRegistrationId(exampleRequest(operation), registrationId)
    const example: Probe = { operation, name: 'as in the example', request, isValid: true }
    return [example, ...withoutRequired(operation, request)]
  })
}

/** The same request of another sign-up. */
export function withRegistrationId(request: ExampleRequest, registrationId: string): ExampleRequest {
  const name = 'x-registration-id'
  return name in request.headers ? { ...request, headers: { ...request.headers, [name]: registrationId } } : request
}

function withoutRequired(operation: ContractOperation, request: ExampleRequest): Probe[] {
  return operation.parameters
    .filter(({ required, in: place }) => required && (place === 'query' || place === 'header'))
    .map(({ name, in: place }) => {
      const [path = '', search] = request.url.split('?', 2)
      const query = new URLSearchParams(search)
      const headers = { ...request.headers }
      if (place === 'query') query.delete(name)
      else delete headers[name.toLowerCase()]
      const url = query.size > 0 ? `${path}?${query}` : path
      return { operation, name: `without ${name}`, request: { ...request, url, headers }, isValid: false }
    })
}
