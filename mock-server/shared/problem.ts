import { STATUS_CODES } from 'node:http'
import type { Violation } from './types.ts'

/** An error body as RFC 9457 defines it. */
export interface Problem {
  /** A stable code of openapi.yaml. */
  type: string
  title: string
  status: number
  detail: string
}

export const problemContentType = 'application/problem+json'

// Where the contract's words are not those of Node.
const ownTitles: Record<number, string> = { 413: 'Content Too Large', 422: 'Invalid request' }

/** Creates an error body; its title follows from the status, and its code from the title. */
export function createProblem(status: number, detail: string): Problem {
  const title = ownTitles[status] ?? STATUS_CODES[status] ?? 'Error'
  const type = status === 500 ? 'internal-error' : title.toLowerCase().replaceAll(/\W+/g, '-')
  return { type, title, status, detail }
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
