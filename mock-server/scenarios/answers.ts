import { problem } from '#mock/refusal.ts'
import type { SharedAnswer } from './define-scenario.ts'

/** What an API answers when something in it broke. */
export const serverError: SharedAnswer & { status: 500 } = {
  status: 500,
  body: problem(500, 'The server could not complete the request.'),
}

/** What an API answers to a request that it holds against its contract. */
export const refusedRequest: SharedAnswer & { status: 422 } = {
  status: 422,
  body: {
    type: 'invalid-request',
    title: 'Invalid request',
    status: 422,
    detail: 'The request does not follow the contract.',
    errors: [{ pointer: '#/header/x-registration-id', detail: 'must be present' }],
  },
}

/** What an API answers to a key or token that it does not accept. */
export const unauthorized = { status: 401, body: problem(401, 'The credentials were not accepted.') } as const

/** What stands in front of an API answers in its place. */
export const gatewayAnswers = {
  forbidden: { status: 403, body: problem(403, 'The call is not allowed from here.') },
  tooManyRequests: { status: 429, body: problem(429, 'There were more requests than are allowed.') },
  badGateway: { status: 502, body: problem(502, 'The service behind this one gave no usable response.') },
  unavailable: { status: 503, body: problem(503, 'The service is being maintained.') },
  gatewayTimeout: { status: 504, body: problem(504, 'The service behind this one took too long.') },
} as const satisfies Record<string, SharedAnswer>

/** What a gateway answers to a body that it does not let through. */
export const bodyRefusals = {
  tooLarge: { status: 413, body: problem(413, 'The upload is over the limit.') },
  wrongType: { status: 415, body: problem(415, 'The body must be application/json.') },
} as const
