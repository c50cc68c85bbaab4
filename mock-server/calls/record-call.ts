import type { FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { KeptBody } from '#mock/journal/kept-call.ts'
import { masked, shortened } from '#mock/journal/mask.ts'
import type { Outcome } from './answer-call.ts'
import type { CallContext } from './context.ts'

// Longer than any path of the contract: what comes in its place may be as long as it likes.
const longestPath = 256
// In characters of JSON. One flat text takes less room, and less of the garbage collector, than the many values it holds.
const shortBody = 2048
// More than any good request leaves when its uploads are shortened; lists in lists could be as long as they like.
const longestBody = 16 * 1024

/** Writes a finished call into its session's journal; `payload` is its answer as JSON. */
export function recordCall(
  { clock, journal }: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  { status, body, scenarios, fault, raw, verdict }: Outcome,
  payload: string | undefined,
  durationMs: number,
): void {
  const isShort = request.url.length <= longestPath
  journal.write(request.session, {
    id: 0,
    at: clock.now(),
    operation: operation.id,
    method: operation.method,
    path: isShort ? pathOf(request.url) : pathOf(shortened(request.url, longestPath)),
    query: isShort ? request.query : copyOf(masked(request.query)),
    header: headersOf(request),
    sent: keptRequest(request),
    status,
    contentType: operation.responses.get(status)?.contentType,
    // What a real API answers may be as long as it likes.
    answered: raw ? shortenedBody(body) : keptAnswer(body, payload),
    scenarios,
    fault,
    durationMs,
    verdict,
  })
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Without the address that its texts are slices of. */
function copyOf(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function headersOf({ headers }: FastifyRequest): Record<string, string | undefined> {
  return {
    'content-type': brief(headers['content-type']),
    'x-registration-id': brief(headers['x-registration-id']),
    'x-client-os': brief(headers['x-client-os']),
    'x-api-key': brief(headers['x-api-key']),
    authorization: brief(headers.authorization),
  }
}

function brief(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? shortened(value) : undefined
}

function keptRequest({ body, bodyText }: FastifyRequest): KeptBody {
  if (body === undefined) return undefined
  return bodyText.length <= shortBody ? bodyText : shortenedBody(body)
}

/** With its long texts and lists shortened; where that does not make it short, its beginning as one text. */
function shortenedBody(body: unknown): KeptBody {
  const text = JSON.stringify(masked(body))
  return text === undefined || text.length <= longestBody ? text : JSON.stringify(shortened(text))
}

function keptAnswer(body: unknown, payload: string | undefined): KeptBody {
  // Long answers are lists that the server holds anyway.
  return payload === undefined || payload.length <= shortBody ? payload : { value: body }
}
