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

const known: Record<number, Pick<Problem, 'type' | 'title'>> = {
  400: { type: 'bad-request', title: 'Bad Request' },
  401: { type: 'unauthorized', title: 'Unauthorized' },
  403: { type: 'forbidden', title: 'Forbidden' },
  404: { type: 'not-found', title: 'Not Found' },
  405: { type: 'method-not-allowed', title: 'Method Not Allowed' },
  409: { type: 'conflict', title: 'Conflict' },
  413: { type: 'content-too-large', title: 'Content Too Large' },
  415: { type: 'unsupported-media-type', title: 'Unsupported Media Type' },
  417: { type: 'expectation-failed', title: 'Expectation Failed' },
  422: { type: 'invalid-request', title: 'Invalid request' },
  429: { type: 'too-many-requests', title: 'Too Many Requests' },
  500: { type: 'internal-error', title: 'Internal Server Error' },
  502: { type: 'bad-gateway', title: 'Bad Gateway' },
  503: { type: 'service-unavailable', title: 'Service Unavailable' },
  504: { type: 'gateway-timeout', title: 'Gateway Timeout' },
}
const unknown = { type: 'about:blank', title: 'Error' }

/** Creates an error body; its code and title follow from the status. */
export function createProblem(status: number, detail: string): Problem {
  return { ...(known[status] ?? unknown), status, detail }
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
