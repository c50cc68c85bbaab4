import { createInvalidRequest, createProblem } from '#mock/shared/problem.ts'
import type { SharedAnswer } from './define-scenario.ts'

/** The answer of an API that fails. */
export const serverError: SharedAnswer & { status: 500 } = {
  status: 500,
  body: createProblem(500, 'The server could not complete the request.'),
}

/** The answer to a request that breaks the contract. */
export const rejectedRequest: SharedAnswer & { status: 422 } = {
  status: 422,
  body: createInvalidRequest([{ pointer: '#/header/x-registration-id', detail: 'must be present' }]),
}

/** The answer to a key or token that is not accepted. */
export const unauthorized = { status: 401, body: createProblem(401, 'The credentials were not accepted.') } as const

/** Answers of a gateway in front of the API. */
export const gatewayAnswers = {
  forbidden: { status: 403, body: createProblem(403, 'The call is not allowed from here.') },
  tooManyRequests: { status: 429, body: createProblem(429, 'There were more requests than are allowed.') },
  badGateway: { status: 502, body: createProblem(502, 'The service behind this one gave no usable response.') },
  unavailable: { status: 503, body: createProblem(503, 'The service is being maintained.') },
  gatewayTimeout: { status: 504, body: createProblem(504, 'The service behind this one took too long.') },
} as const satisfies Record<string, SharedAnswer>

/** Answers of a gateway to a body that it rejects. */
export const bodyRejections = {
  tooLarge: { status: 413, body: createProblem(413, 'The upload is over the limit.') },
  wrongType: { status: 415, body: createProblem(415, 'The body must be application/json.') },
} as const
