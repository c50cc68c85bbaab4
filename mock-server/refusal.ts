import type { Violation } from './contract/validator.ts'

/** An error body as RFC 9457 writes it. */
export interface Problem {
  /** A stable code of openapi.yaml. */
  type: string
  title: string
  status: number
  detail: string
  errors?: Violation[]
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
  422: { type: 'invalid-request', title: 'Invalid request' },
  429: { type: 'too-many-requests', title: 'Too Many Requests' },
  500: { type: 'internal-error', title: 'Internal Server Error' },
  502: { type: 'bad-gateway', title: 'Bad Gateway' },
  503: { type: 'service-unavailable', title: 'Service Unavailable' },
  504: { type: 'gateway-timeout', title: 'Gateway Timeout' },
}
const unknown = { type: 'about:blank', title: 'Error' }

/** Builds an error body; its code and title follow from the status. */
export function problem(status: number, detail: string): Problem {
  return { ...(known[status] ?? unknown), status, detail }
}

/** The body for a request that breaks the contract. */
export function invalidRequest(errors: readonly Violation[]) {
  return {
    type: 'invalid-request',
    title: 'Invalid request',
    status: 422 as const,
    detail: 'The request does not follow the contract.',
    errors: [...errors],
  }
}

/** Thrown by the server's own routes when they cannot do what they are asked; answered as a problem. */
export class Refusal extends Error {
  readonly status: number

  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}
