import type { Route } from '@playwright/test'

/** One way in which a call goes wrong on the wire. */
export interface Failure {
  name: string
  /** Does it to one request; what hangs is never answered. */
  happen: (route: Route) => Promise<void>
  hangs?: boolean
  /** Nothing is wrong for a call that needs no body. */
  isEmptySuccess?: boolean
  /** What the customer is told of `Retry-After`. */
  wait?: RegExp
}

const page = '<!doctype html><html lang="es"><title>Acceso</title><h1>Acceso</h1></html>'

function problem(status: number, headers: Record<string, string> = {}): Failure['happen'] {
  const json = { type: 'made-up', title: 'Made up', status }
  return route => route.fulfill({ status, headers, contentType: 'application/problem+json', json })
}

function text(status: number, contentType: string, body: string): Failure['happen'] {
  return route => route.fulfill({ status, contentType, body })
}

export const failures: readonly Failure[] = [
  ...[400, 401, 403, 404, 409, 413, 415, 422, 500].map(status => ({ name: `${status}`, happen: problem(status) })),
  { name: '429', happen: problem(429) },
  {
    name: '429 with Retry-After in seconds',
    happen: problem(429, { 'retry-after': '90' }),
    wait: /dentro de 2 minutos/,
  },
  { name: '502, a page', happen: text(502, 'text/html', '<h1>502 Bad Gateway</h1>') },
  { name: '503 with Retry-After', happen: problem(503, { 'retry-after': '20' }), wait: /dentro de un minuto/ },
  { name: '503 with a Retry-After of days', happen: problem(503, { 'retry-after': '172800' }) },
  { name: '504 without a body', happen: text(504, 'text/plain', '') },
  { name: 'a page with 200', happen: text(200, 'text/html', page) },
  { name: 'nothing with 200', happen: text(200, 'application/json', ''), isEmptySuccess: true },
  { name: 'another content type with 200', happen: text(200, 'text/xml', '<valid>true</valid>') },
  { name: 'no answer', happen: async () => {}, hangs: true },
  { name: 'the connection is reset', happen: route => route.abort('connectionreset') },
  {
    name: 'a redirect to a login page',
    happen: route => route.fulfill({ status: 302, headers: { location: '/continue-in-app' } }),
  },
]
