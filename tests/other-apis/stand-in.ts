import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

// An API that other people built from section 7 of the specification, without openapi.yaml. Nothing here comes from the product or from
// the mock server.

/** A request as such an API sees it. */
export interface ApiRequest {
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

export interface StandIn {
  origin: string
  /** Method and path of what was asked, in order. */
  asked: string[]
  close: () => Promise<unknown>
}

/** Serves an API on a free port. `habit` may change every answer, or give one of its own. */
export async function serve(
  routes: Routes,
  habit: (response: ApiResponse, request: ApiRequest, call: string) => ApiResponse = response => response,
): Promise<StandIn> {
  const asked: string[] = []
  const answer: RequestListener = async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    const { pathname, searchParams: query } = new URL(incoming.url ?? '/', 'http://localhost')
    const call = `${incoming.method} ${pathname.replace(/^\/api/, '')}`
    asked.push(call)
    const request = { query, headers: incoming.headers, body: text ? JSON.parse(text) : undefined }
    const usual = routes[call]?.(request) ?? { status: 404, body: { message: 'not found' } }
    const { status = 200, body, headers } = habit(usual, request, call)
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers })
    outgoing.end(body === undefined ? '' : JSON.stringify(body))
  }
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise(resolve => server.close(resolve).closeAllConnections())
  return { origin: `http://127.0.0.1:${port}`, asked, close }
}
