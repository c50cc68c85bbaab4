import { ApiError } from './api-error.ts'
import type { ResponseReader } from './define-call.ts'
import type { Mismatch, MismatchKind } from './mismatch.ts'
import { type ResponseSchema, unusable } from './response-schemas.ts'
import type { RawResponse } from './send-request.ts'

// `{ data: { items: […] } }` is as deep as wrappers go.
const maxWrappers = 2

/**
 * Reads a response. Every 2xx with a usable body is a success. Throws an `ApiError` for any other status and for a body that cannot
 * be used. Reports where the response departs from openapi.yaml.
 */
export function readResponse<Output>(
  { operation, response, failureMessage, acceptsEmptyBody, declaredStatuses }: ResponseReader<Output>,
  { status, text, retryAfter }: RawResponse,
  onMismatch: (mismatch: Mismatch) => void,
): { status: number; body: Output } {
  if (status < 200 || status > 299) {
    const retryAfterSeconds = readRetryAfter(retryAfter ?? null)
    throw new ApiError(operation, status, text, { failureMessage, retryAfterSeconds })
  }
  const report = (pointer: string, kind: MismatchKind) => onMismatch({ operation, pointer, kind })
  if (!declaredStatuses.includes(status)) report('#/status', 'undeclared-status')
  const json = parseJson(text)
  const isEmpty = text.trim() === '' || json === null
  const place = { pointer: '#/body', report }
  if (isEmpty) report(place.pointer, 'missing')
  const raw = isEmpty && acceptsEmptyBody ? {} : unwrap(response, json)
  if (raw !== json && !isEmpty) report(place.pointer, 'coerced')
  const body = response.read(raw, isEmpty ? { ...place, report: () => {} } : place)
  if (body !== unusable) return { status, body }
  if (!isEmpty) report(place.pointer, 'unusable')
  throw new ApiError(operation, 'malformed', text, { failureMessage })
}

/** The body that a wrapper such as `{ data: … }` holds; anything else as it is. */
export function unwrap(schema: ResponseSchema<never, unknown>, json: unknown): unknown {
  let raw = json
  for (let depth = 0; depth < maxWrappers; depth += 1) raw = schema.unwrap?.(raw) ?? raw
  return raw
}

/** Undefined for anything that is no JSON: an empty body, a page, half a response. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the header `Retry-After`: a number of seconds, or a date. Returns seconds from `now` (in milliseconds since 1970), or
 * undefined for what is missing, unusable or past.
 */
export function readRetryAfter(header: string | null, now = Date.now()): number | undefined {
  if (!header) return
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1000
  return seconds > 0 ? seconds : undefined
}
