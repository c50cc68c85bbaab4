import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts, Validator } from '#mock/contract/validator.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import type { RealApiResponse } from '#mock/real-api/real-api.ts'
import { createInvalidRequest, createProblem, type Problem } from '#mock/shared/problem.ts'
import type { FaultName, Violation } from '#mock/shared/types.ts'

/** What an operation, a scenario or a real API answered. */
export interface Result {
  status: number
  body: unknown
  /** As the real API sent it, where the response is one of a real API. */
  raw?: RealApiResponse['raw'] | undefined
}

/** A response of the mock server with what led to it. */
export interface MockResponse extends Result {
  verdict: JournalEntry['verdict']
  scenarios: readonly string[]
  fault?: FaultName | undefined
  /** Over those that the contract declares. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** The response to a request that does not follow the contract; undefined for a valid one. */
export function validateRequest(
  validator: Validator,
  operation: ContractOperation,
  parts: RequestParts,
): MockResponse | undefined {
  const { credentialHeader } = operation
  if (credentialHeader && !parts.header[credentialHeader]) {
    const violation = { pointer: `#/header/${credentialHeader}`, detail: 'must be present' }
    return reject([violation], createProblem(401, `The ${credentialHeader} header is missing.`))
  }
  const violations = validator.request(operation, parts)
  return violations.length > 0 ? reject(violations) : undefined
}

/** The response to a request with these violations. */
export function reject(
  violations: readonly Violation[],
  body: Problem = createInvalidRequest(violations),
): MockResponse {
  return { status: body.status, body, scenarios: [], verdict: { request: violations, response: [] } }
}

/**
 * Compares a result with the contract. One that departs from it becomes a 500 that says so, unless a real API sent it or the tester wants it.
 */
export function validateResponse(
  validator: Validator,
  operation: ContractOperation,
  result: Result,
  allowInvalid: boolean,
): Result & { violations: readonly Violation[] } {
  const { status, body, raw } = result
  const violations = validator.response(operation, status, body)
  if (violations.length === 0 || raw || allowInvalid) return { ...result, violations }
  const reasons = violations.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')
  const detail = `${operation.id} answered ${status} against the contract: ${reasons}`
  return { status: 500, body: createProblem(500, detail), violations }
}
