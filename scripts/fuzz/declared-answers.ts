import fc from 'fast-check'
import { buildApp } from '#mock/app.ts'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { loadContract } from '#mock/contract/load-contract.ts'
import { createValidator } from '#mock/contract/validator.ts'
import type { Violation } from '#mock/shared/types.ts'
import { type GeneratedRequest, requestsTo } from './generated-request.ts'

/** A mock server to send made-up requests to. */
export interface Subject {
  contract: Contract
  app: Awaited<ReturnType<typeof buildApp>>
}

/** Its reader of invoices is left out: what it makes of real files has tests of its own. */
export async function createSubject(): Promise<Subject> {
  const contract = await loadContract()
  const operations = { parseInvoice: () => ({ status: 200, body: {} }) as const }
  return { contract, app: await buildApp({ contract, operations }) }
}

/**
 * Sends so many generated requests to one operation. Rejects with the smallest request that got an undeclared answer, a
 * failure, or a refusal although it was valid.
 */
export async function holdToContract(
  { contract, app }: Subject,
  operation: ContractOperation,
  requests: number,
): Promise<void> {
  const validator = createValidator(contract)
  await fc.assert(
    fc.asyncProperty(requestsTo(operation, contract.document), async request => {
      const answer = await app.inject(injected(operation, request))
      const { statusCode: status } = answer
      // A value that makes another path of the address finds nothing there, as it should.
      if (status === 404 && !request.isValid && Object.keys(request.path).length > 0) return
      const body: unknown = answer.payload === '' ? undefined : answer.json()
      const violations = validator.response(operation, status, body)
      if (violations.length > 0) throw new Error(`An undeclared answer ${status}: ${inWords(violations)}`)
      if (status >= 500) throw new Error(`A failure: ${answer.payload}`)
      // That two members must be the same is no word of a schema.
      const mayContradict = operation.id === 'registerUser'
      if (request.isValid && status === 422 && !mayContradict)
        throw new Error(`Refused though valid: ${answer.payload}`)
    }),
    { numRuns: requests },
  )
}

function injected(operation: ContractOperation, { query, path, headers, body }: GeneratedRequest) {
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

function inWords(violations: readonly Violation[]) {
  return violations.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')
}
