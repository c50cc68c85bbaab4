import type { FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { Outcome } from './answer-call.ts'
import type { CallContext } from './context.ts'

// Longer than any path of the contract: what comes in its place may be as long as it likes.
const longestPath = 256
const rememberedHeaders = ['content-type', 'x-registration-id', 'x-client-os', 'x-api-key', 'authorization'] as const

/** Writes a finished call into its session's journal. */
export function recordCall(
  { clock, journal }: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  { status, body, scenarios, fault, verdict }: Outcome,
  durationMs: number,
): void {
  journal.write(request.session, {
    at: clock.now().toISOString(),
    operation: operation.id,
    method: request.method,
    path: request.url.slice(0, longestPath).split('?', 1)[0] ?? '',
    request: { query: request.query, header: headersOf(request), body: request.body },
    response: { status, contentType: operation.responses.get(status)?.contentType, body },
    scenarios,
    fault,
    durationMs,
    verdict,
  })
}

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const remembered: Record<string, string> = {}
  for (const name of rememberedHeaders) {
    const value = headers[name]
    if (typeof value === 'string') remembered[name] = value
  }
  return remembered
}
