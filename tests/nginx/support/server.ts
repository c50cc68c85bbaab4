import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type RequestOptions, request as requestPlain } from 'node:http'
import { createServer as createTlsServer, request, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../../scripts/start/ports.ts'
import { root } from '../../architecture/source-files.ts'

/** Writes what the server needs of a build. `name` is in the page and in the name of its script. */
export function writeBuild(folder: string, name = 'buildone'): string {
  const page = `<!doctype html><html lang="es"><head><style>a{}</style><script>f()</script><script type="application/json" id="config">{}</script></head><body>${name}</body></html>`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const file of ['index.html', 'page.html']) writeFileSync(join(folder, file), page)
  writeFileSync(join(folder, 'maintenance.html'), '<!doctype html><html lang="es"><body>mejoras</body></html>')
  writeFileSync(join(folder, 'assets', `index-${name}.js`), `// ${name}`)
  return folder
}

export type Server = Awaited<ReturnType<typeof startServer>>

/** Runs the command, and again where another test has taken the port. Resolves once nginx serves. */
export async function startServer(environment: NodeJS.ProcessEnv = {}, log = join(temporaryFolder(), 'access.log')) {
  for (;;) {
    const port = await getFreePort()
    const server = { ...runServe({ WEB_PORT: `${port}`, ...environment }, log), port, isTls: !!environment.TLS_KEY }
    const isServed = waitUntil(() => {
      // Said once the port is free. Until then a server of another test may answer there.
      expect(server.output()).toContain(`on port ${port}`)
      return send(server, '/healthz')
    })
    const hasEnded = await Promise.race([isServed.then(() => false), server.ended.then(() => true)])
    if (!hasEnded) return { ...server, accessLog: () => readFileSync(log, 'utf8') }
    if (!server.output().includes('EADDRINUSE')) throw new Error(server.output())
  }
}

/** Runs `npm run serve`, with a small build in place of the real one. `output` is what it has said so far. */
export function runServe(environment: NodeJS.ProcessEnv, log = '/dev/null') {
  const folder = temporaryFolder()
  const own = { RUN_DIR: folder, DIST_DIR: writeBuild(join(folder, 'dist')), ALTA_ENVIRONMENT: 'dev', ...environment }
  const child = spawn(process.execPath, [`${root}web/nginx/serve.ts`], {
    env: { PATH: process.env.PATH, NGINX_PATH: process.env.NGINX_PATH, ...own },
    stdio: ['ignore', openSync(log, 'a'), 'pipe'],
  })
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', chunk => {
    said += chunk
  })
  const ended = once(child, 'close').then(([code]) => Number(code))
  const signal = (name: NodeJS.Signals) => child.kill(name)
  onTestFinished(async () => void (signal('SIGTERM') && (await ended)))
  return { ended, output: () => said, signal, folder }
}

export type Call = RequestOptions & { body?: string }

/** Sends a path as it is, which `fetch` does not, on its own connection. */
export async function send(server: Pick<Server, 'port' | 'isTls'>, path: string, { body, ...call }: Call = {}) {
  const { port, isTls } = server
  const options = { port, path, host: 'localhost', family: 4, agent: false, rejectUnauthorized: false, ...call }
  const sent = (isTls ? request : requestPlain)(options).end(body)
  const [response] = await once(sent, 'response')
  return { status: response.statusCode as number, headers: response.headers, body: await text(response) }
}

export const answerOk: RequestListener = (incoming, response) => {
  incoming.resume()
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"valid":true}')
}

/** An API until the end of the test, at every address of 127.0.0.0/8. With `tls` it speaks https. */
export async function serveApi(answer = answerOk, tls?: ServerOptions) {
  const server = tls ? createTlsServer(tls, answer) : createServer(answer)
  await once(server.listen(0, '0.0.0.0'), 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return { port, origin: `${tls ? 'https' : 'http'}://localhost:${port}` }
}
