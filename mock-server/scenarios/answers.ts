import type { SharedAnswer } from './define-scenario.ts'

/** What an API answers when something in it broke. */
export const serverError: SharedAnswer & { status: 500 } = {
  status: 500,
  body: { title: 'Internal Server Error', status: 500, detail: 'The server could not complete the request.' },
}

/** What an API answers to a request that it holds against its contract. */
export const refusedRequest: SharedAnswer & { status: 422 } = {
  status: 422,
  body: {
    title: 'Invalid request',
    status: 422,
    detail: 'The request does not follow the contract.',
    errors: [{ pointer: '#/header/x-registration-id', detail: 'must be present' }],
  },
}

/** What an API answers to a key or token that it does not accept. */
export const unauthorized = {
  status: 401,
  body: { title: 'Unauthorized', status: 401, detail: 'The credentials were not accepted.' },
} as const
