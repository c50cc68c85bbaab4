import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../../scripts/start/ports.ts'
import { root } from '../../architecture/source-files.ts'

/** A folder for as long as a test runs, which nginx's workers can read as well. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-server-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes what the server needs of a build. `name` is in the page and in the name of its script. */
export function writeBuild(folder: string, name: string): string {
  const page = `<!doctype html><html lang="es"><head><style>a{}</style><script>f()</script><script type="application/json" id="config">{}</script></head><body>${name}</body></html>`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const file of ['index.html', 'page.html']) writeFileSync(join(folder, file), page)
  writeFileSync(join(folder, 'maintenance.html'), '<!doctype html><html lang="es"><body>mejoras</body></html>')
  writeFileSync(join(folder, 'assets', `index-${name}.js`), `// ${name}`)
  return folder
}

export type Server = Awaited<ReturnType<typeof startServer>>

/** Runs `npm run serve`, with a small build in place of the real one, until the test ends. Resolves once nginx serves. */
export async function startServer(environment: NodeJS.ProcessEnv = {}, { build = 'buildone', log = '' } = {}) {
  const folder = temporaryFolder()
  const port = Number(environment.WEB_PORT ?? (await getFreePort()))
  const own = { WEB_PORT: `${port}`, RUN_DIR: join(folder, 'run'), DIST_DIR: writeBuild(join(folder, 'dist'), build) }
  log ||= join(folder, 'access.log')
  const { child, output, ended } = runServe({ ...own, ...environment }, [], log)
  const served = waitUntil(() => fetch(`http://127.0.0.1:${port}/healthz`, { redirect: 'manual' }))
  await Promise.race([served, ended.then(() => Promise.reject(new Error(output())))])
  return {
    origin: `${environment.TLS_CERTIFICATE ? 'https' : 'http'}://localhost:${port}`,
    port,
    folder,
    output,
    ended,
    accessLog: () => readFileSync(log, 'utf8'),
    signal: (signal: NodeJS.Signals) => child.kill(signal),
  }
}

/** Runs the command; it ends with the test at the latest. `output` is what it has said so far. */
export function runServe(environment: NodeJS.ProcessEnv, args: string[] = [], log = '/dev/null') {
  const child = spawn(process.execPath, [`${root}web/nginx/serve.ts`, ...args], {
    env: { PATH: process.env.PATH, NGINX_PATH: process.env.NGINX_PATH, ...environment },
    stdio: ['ignore', openSync(log, 'a'), 'pipe'],
  })
  let text = ''
  child.stderr?.setEncoding('utf8').on('data', chunk => {
    text += chunk
  })
  const ended = once(child, 'close').then(([code]) => Number(code))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, ended, output: () => text }
}

export const answerOk: RequestListener = (request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"valid":true}')
}

/** An API until the test ends. With `tls` it speaks https. */
export async function serveApi(
  answer = answerOk,
  { address = '127.0.0.1', port = 0, tls }: { address?: string; port?: number; tls?: ServerOptions } = {},
) {
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  await new Promise<void>(resolve => server.listen(port, address, resolve))
  const close = () => new Promise(resolve => server.close(resolve).closeAllConnections())
  onTestFinished(async () => void (await close()))
  const { port: given } = server.address() as AddressInfo
  return { port: given, origin: `${tls ? 'https' : 'http'}://localhost:${given}`, close }
}
