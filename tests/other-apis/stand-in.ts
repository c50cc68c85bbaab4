import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

// An API that other people built from section 7 of the specification and openapi.yaml. Nothing here comes from the product or from
// the mock server.

/** A request as such an API sees it. */
export interface ApiRequest {
  /** Method and path below `/api`: `POST /v2/users`. */
  call: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** The parsed JSON; undefined where there is no body. */
  body: Record<string, unknown> | undefined
}

export interface ApiResponse {
  status?: number
  /** Sent as JSON; nothing is sent where it is undefined. */
  body?: unknown
  headers?: OutgoingHttpHeaders
}

/** What an API answers, by method and path below `/api`. */
export type Routes = Record<string, (request: ApiRequest) => ApiResponse>

/** Changes any response, or gives one of its own. */
type Habit = (response: ApiResponse, request: ApiRequest) => ApiResponse

export interface StandIn {
  origin: string
  /** What was asked, in order. */
  requests: ApiRequest[]
  close: () => Promise<void>
}

/** Serves an API on a free port until the end of the test. An unknown call is answered with 404. */
export async function serve(routes: Routes, habit: Habit = response => response): Promise<StandIn> {
  const requests: ApiRequest[] = []
  const answer: RequestListener = async (incoming, outgoing) => {
    const request = await readRequest(incoming)
    requests.push(request)
    const usual = routes[request.call]?.(request) ?? { status: 404, body: { message: 'not found' } }
    const { status = 200, body, headers } = habit(usual, request)
    const text = body === undefined ? '' : JSON.stringify(body)
    outgoing.writeHead(status, { ...(text && { 'content-type': 'application/json' }), ...headers }).end(text)
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => void (await new Promise(resolve => server.close(resolve).closeAllConnections()))
  onTestFinished(close)
  return { origin: `http://127.0.0.1:${port}`, requests, close }
}

/** The routes of an API that answers every call in the same way. */
export function everyCall(answer: Routes[string]): Routes {
  return new Proxy({}, { get: () => answer })
}

async function readRequest(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://localhost')
  return {
    call: `${incoming.method} ${pathname.replace(/^\/api/, '')}`,
    query: searchParams,
    headers: incoming.headers,
    body: text ? JSON.parse(text) : undefined,
  }
}
