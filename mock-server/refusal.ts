import type { Violation } from './contract/validator.ts'

/** An error body as RFC 9457 writes it. */
export interface Problem {
  title: string
  status: number
  detail: string
  errors?: Violation[]
}

export const problemContentType = 'application/problem+json'

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Invalid request',
  500: 'Internal Server Error',
}

/** Builds an error body; its title follows from the status. */
export function problem(status: number, detail: string): Problem {
  return { title: titles[status] ?? 'Error', status, detail }
}

/** The body for a request that breaks the contract. */
export function invalidRequest(errors: readonly Violation[]) {
  return {
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
