import { readFileSync, rmSync } from 'node:fs'
import { createServer, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Configuration } from './write-configuration.ts'

const timeoutMs = 3000
/** How long a result is reused, so that frequent probes do not call the API each time. */
const reuseMs = 2000

type ApiState = { status: 'reachable' } | { status: 'unreachable'; reason: string }

/**
 * Answers `/readyz` at a Unix socket: 200 when the API answers anything but a failure of its own, else 503 with the reason. Pages are
 * served in either case, so balancers are asked to look at `/healthz`, and alarms and deployments here.
 */
export async function serveReadiness(socket: string, configuration: () => Configuration): Promise<void> {
  rmSync(socket, { force: true })
  let known: { at: number; state: Promise<ApiState> } | undefined
  const server = createServer(async (_, response) => {
    if (!known || Date.now() - known.at > reuseMs) known = { at: Date.now(), state: askApi(configuration()) }
    const api = await known.state
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }
    response.writeHead(api.status === 'reachable' ? 200 : 503, headers).end(`${JSON.stringify({ api })}\n`)
  })
  await new Promise<void>(resolve => server.listen(socket, resolve))
  server.unref()
}

/** Asks the API for nothing in particular: any status below 500 shows that it is there, and who it is. */
function askApi({ settings, authorities }: Configuration): Promise<ApiState> {
  const { origin } = settings.api
  const [request, tls] =
    origin.protocol === 'https:' ? [requestHttps, { ca: readFileSync(authorities) }] : [requestHttp, {}]
  return new Promise(resolve => {
    const signal = AbortSignal.timeout(timeoutMs)
    const asked = request(origin, { ...tls, method: 'HEAD', signal, agent: false }, response => {
      response.resume()
      const status = response.statusCode ?? 0
      resolve(status < 500 ? { status: 'reachable' } : { status: 'unreachable', reason: `HTTP ${status}` })
    })
    asked.on('error', error => {
      const { code, message } = error as NodeJS.ErrnoException
      resolve({ status: 'unreachable', reason: signal.aborted ? 'timeout' : (code ?? message) })
    })
    asked.end()
  })
}
