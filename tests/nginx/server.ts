import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { root } from '../architecture/source-files.ts'

/** What a build consists of, as far as the server looks at it. `name` is in the page and in the name of its script. */
export function writeBuild(folder: string, name = 'buildone') {
  const page = `<!doctype html><html lang="es"><head><meta name="scripts" content="/assets/index-${name}.js" /><script type="application/json" id="config">{}</script></head><body>${name}</body></html>`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const file of ['index.html', 'page.html']) writeFileSync(join(folder, file), page)
  writeFileSync(join(folder, 'maintenance.html'), '<!doctype html><html lang="es"><body>mejoras</body></html>')
  writeFileSync(join(folder, 'assets', `index-${name}.js`), `// ${name}`)
}

export interface ProductionServer {
  origin: string
  port: number
  /** The folder of the build, of logs and of whatever a test adds. */
  folder: string
  /** The lines of the error log so far. */
  errors: () => string
  accessLog: () => string
  signal: (signal: NodeJS.Signals) => void
  /** Resolves with the exit code. */
  ended: Promise<number>
  close: () => Promise<void>
}

/** Runs the production server with a small build and these variables. Resolves once it serves. */
export async function startServer(
  environment: NodeJS.ProcessEnv = {},
  { scheme = 'http', build = 'buildone' } = {},
): Promise<ProductionServer> {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-server-'))
  const port = Number(environment.WEB_PORT ?? (await getFreePort()))
  const origin = `${scheme}://localhost:${port}`
  writeBuild(join(folder, 'dist'), build)
  const server = spawn(process.execPath, [`${root}web/nginx/start.ts`], {
    env: {
      ...process.env,
      WEB_PORT: String(port),
      RUN_DIR: join(folder, 'run'),
      DIST_DIR: join(folder, 'dist'),
      ACCESS_LOG: join(folder, 'access.log'),
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  server.stderr.setEncoding('utf8').on('data', chunk => {
    errors += chunk
  })
  const ended = once(server, 'exit').then(([code]) => Number(code))
  async function close() {
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true })
  }
  const served = waitUntil(() => fetch(`http://localhost:${port}/healthz`, { redirect: 'manual' }))
  await Promise.race([served, ended.then(() => Promise.reject(new Error(errors)))])
  return {
    origin,
    port,
    folder,
    errors: () => errors,
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    signal: signal => server.kill(signal),
    ended,
    close,
  }
}
