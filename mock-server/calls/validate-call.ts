import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts, Validator } from '#mock/contract/validator.ts'
import type { RealApiResponse } from '#mock/real-api/real-api.ts'
import { createInvalidRequest, createProblem, type Problem } from '#mock/shared/problem.ts'
import type { FaultName, Verdict, Violation } from '#mock/shared/types.ts'

/** A response of the mock server with what led to it. */
export interface MockResponse {
  status: number
  body: unknown
  verdict: Verdict
  scenarios: readonly string[]
  fault?: FaultName | undefined
  /** Over those that the contract declares. */
  headers?: Readonly<Record<string, string>> | undefined
  /** As the real API sent it, where the response is one of a real API. */
  raw?: RealApiResponse['raw']
}

/** The response to a request that does not follow the contract; undefined for a valid one. */
export function validateRequest(
  validator: Validator,
  operation: ContractOperation,
  parts: RequestParts,
): MockResponse | undefined {
  const { credentialHeader } = operation
  if (credentialHeader && !(parts.header as Record<string, unknown>)[credentialHeader]) {
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

/** What an operation or a scenario gave, or why it gave nothing. */
export type Result = { status: number; body: unknown; raw?: RealApiResponse['raw'] } | { error: string }

/** An operation that fails or departs from the contract becomes a 500 that says so. Responses of a real API pass unchanged. */
export function validateResponse(
  validator: Validator,
  operation: ContractOperation,
  result: Result,
  requestViolations: readonly Violation[],
  allowInvalid = false,
) {
  const fail = (detail: string, violations: readonly Violation[]) => ({
    status: 500,
    body: createProblem(500, `${operation.id} ${detail}`),
    verdict: { request: [], response: violations },
  })
  if ('error' in result) return fail(`failed: ${result.error}`, [])
  const violations = validator.response(operation, result.status, result.body)
  if (violations.length > 0 && !result.raw && !allowInvalid) {
    const reasons = violations.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')
    return fail(`answered ${result.status} against the contract: ${reasons}`, violations)
  }
  return { ...result, verdict: { request: requestViolations, response: violations } }
}
