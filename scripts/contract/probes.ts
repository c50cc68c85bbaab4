import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { type ExampleRequest, exampleRequest } from './example-request.ts'

/** One request to a deployment, and what it is for. */
export interface Probe {
  operation: ContractOperation
  /** What is special about it. */
  name: string
  request: ExampleRequest
}

/** What keeps something, or asks others about a person: never sent to a deployment that somebody works with. */
const leavesTraces: ReadonlySet<OperationId> = new Set(['createLead', 'registerUser', 'scoreCustomer'])

/**
 * The requests that leave no trace in a deployment: the contract's own examples, and the same without the header or value that
 * must be there. Calls of other parties only if the target plays these as well.
 */
export function safeProbes({ operations }: Contract, alsoOutside: boolean): Probe[] {
  const asked = operations.filter(({ id, isOutside }) => !leavesTraces.has(id) && (alsoOutside || !isOutside))
  return asked.flatMap(operation => {
    const request = exampleRequest(operation)
    const example: Probe = { operation, name: 'as in the example', request }
    return [example, ...withoutRequired(operation, request)]
  })
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
      return { operation, name: `without ${name}`, request: { ...request, url, headers } }
    })
}
