import { STATUS_CODES } from 'node:http'
import * as z from 'zod'
import type { Violation } from './types.ts'

/** An error body as RFC 9457 defines it. `type`: a stable code of openapi.yaml. */
export const problem = z
  .object({ type: z.string(), title: z.string(), status: z.int(), detail: z.string() })
  .meta({ description: 'Says what is wrong.' })
export type Problem = z.infer<typeof problem>

export const problemContentType = 'application/problem+json'

// Where the contract's codes are others than HTTP's names.
const named: Record<number, Pick<Problem, 'type' | 'title'>> = {
  413: { type: 'content-too-large', title: 'Content Too Large' },
  422: { type: 'invalid-request', title: 'Invalid request' },
  500: { type: 'internal-error', title: 'Internal Server Error' },
}

/** Creates an error body; its code and title follow from the status. */
export function createProblem(status: number, detail: string): Problem {
  const title = STATUS_CODES[status] ?? 'Error'
  const type = title.toLowerCase().replaceAll(' ', '-')
  return { type, title, ...named[status], status, detail }
}

/** The body of a 422: the request does not follow the contract. */
export function createInvalidRequest(errors: readonly Violation[]) {
  const problem = createProblem(422, 'The request does not follow the contract.')
  return { ...problem, status: 422 as const, errors: [...errors] }
}

/** Thrown by the server's own routes; sent as a problem with this status. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}
