import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { getFreePort } from '../start/ports.ts'
import { answersOk, isMockServerReady, waitUntil } from '../start/wait-until.ts'

/** Starts the production server with these variables. Resolves once it serves pages. Its certificate must be one that Node trusts. */
export async function startProductionServer(environment: NodeJS.ProcessEnv) {
  const port = await getFreePort()
  const origin = `${environment.TLS_CERTIFICATE ? 'https' : 'http'}://localhost:${port}`
  const server = spawn(process.execPath, ['web/nginx/start.ts'], {
    env: { ...process.env, WEB_PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let log = ''
  server.stderr.setEncoding('utf8').on('data', chunk => {
    log += chunk
  })
  const ended = once(server, 'exit')
  await waitUntil('the server serves pages', async () => {
    if (server.exitCode !== null) throw new Error(log)
    return answersOk(`${origin}/healthz`)
  })
  return {
    origin,
    pid: server.pid ?? 0,
    log: () => log,
    isReady: () => answersOk(`${origin}/readyz`),
    reload: () => server.kill('SIGHUP'),
    /** Stops the server as an orchestrator does: it says that it ends, leaves the balancer, and ends after its last request. */
    async drain(removeFromBalancer: () => void) {
      server.kill('SIGTERM')
      await waitUntil('the server says that it ends', async () => !(await answersOk(`${origin}/healthz`)))
      removeFromBalancer()
      await ended
    },
    async stop() {
      if (server.exitCode === null) server.kill('SIGINT')
      await ended
    },
  }
}

/** Starts the mock server in the API's place, at a port that may be given, for the page at `origin`. */
export async function startApi({ port, origin }: { port?: number; origin?: string } = {}) {
  const chosen = port ?? (await getFreePort())
  const api = spawn(process.execPath, ['mock-server/server.ts'], {
    env: { ...process.env, MOCK_PORT: String(chosen), ...(origin && { WEB_ORIGIN: origin }) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(api, 'exit')
  await waitUntil('the API answers', () => isMockServerReady(chosen))
  return {
    port: chosen,
    async stop() {
      api.kill('SIGTERM')
      await ended
    },
  }
}
