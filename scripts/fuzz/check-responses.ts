import fc from 'fast-check'
import { buildApp } from '#mock/app.ts'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { loadContract } from '#mock/contract/load-contract.ts'
import { getValidator } from '#mock/contract/validator.ts'
import type { Violation } from '#mock/shared/types.ts'
import { type GeneratedRequest, generateRequest } from './generate-request.ts'

/** The contract, and a mock server that generated requests are sent to. */
export interface FuzzTarget {
  contract: Contract
  app: Awaited<ReturnType<typeof buildApp>>
}

/** Starts a mock server without its invoice reader, which has tests of its own. */
export async function createTarget(): Promise<FuzzTarget> {
  const contract = await loadContract()
  const operations = { parseInvoice: () => ({ status: 200, body: {} }) as const }
  return { contract, app: await buildApp({ contract, operations }) }
}

/**
 * Sends generated requests to one operation. Rejects with the smallest request that got an undeclared response, a server error, or a
 * 422 although it was valid. `requests`: how many are sent.
 */
export async function checkResponses(
  { contract, app }: FuzzTarget,
  operation: ContractOperation,
  requests: number,
): Promise<void> {
  const validator = getValidator(contract)
  await fc.assert(
    fc.asyncProperty(generateRequest(operation, contract.document), async request => {
      const answer = await app.inject(toInjectOptions(operation, request))
      const { statusCode: status } = answer
      // A changed path value can make another URL, which the server does not know.
      if (status === 404 && !request.isValid && Object.keys(request.path).length > 0) return
      const body: unknown = answer.payload === '' ? undefined : answer.json()
      const violations = validator.response(operation, status, body)
      if (violations.length > 0) throw new Error(`Undeclared response ${status}: ${formatViolations(violations)}`)
      if (status >= 500) throw new Error(`Server error: ${answer.payload}`)
      // A JSON Schema cannot say that two members must be equal, so a valid body may still be rejected.
      const mayContradict = operation.id === 'registerUser'
      if (request.isValid && status === 422 && !mayContradict)
        throw new Error(`A valid request was rejected: ${answer.payload}`)
    }),
    { numRuns: requests },
  )
}

function toInjectOptions(operation: ContractOperation, { query, path, headers, body }: GeneratedRequest) {
  const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
  const sent = { 'content-type': 'application/json', 'x-mock-session': 'fuzz', ...headers }
  return {
    method: operation.method,
    url,
    query,
    headers: sent,
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  }
}

function formatViolations(violations: readonly Violation[]) {
  return violations.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')
}
