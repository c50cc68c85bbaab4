// npm run serve [-- --check]: the production server. Validates the environment, writes pages and nginx's configuration, has nginx check
// them, says what is served, and becomes nginx. `--check` validates only, and leaves nothing behind.
import { spawnSync } from 'node:child_process'
import { existsSync, fstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { distance } from 'fastest-levenshtein'
import { exitWithMessage } from '../server/exit-with-message.ts'
import { pageVariables, parseRuntimeConfig } from '../server/runtime-config.ts'
import { renderServer } from './render.ts'
import { invalid, parseServerSettings, type ServerSettings, serverVariables } from './settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isCheck = process.argv.includes('--check')
const usualPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']

await serve(process.env).catch(exitWithMessage)

async function serve(environment: NodeJS.ProcessEnv) {
  refuseMisspelled(environment)
  const settings = parseServerSettings(environment)
  const config = parseRuntimeConfig(environment)
  const { port, statusPort, tls, api, dist = join(root, 'dist') } = settings
  const nginx = environment.NGINX_PATH || usualPaths.find(path => existsSync(path)) || ''
  if (!existsSync(nginx)) throw invalid('NGINX_PATH', nginx, 'the path of nginx')
  const accessLog = isCheck ? '/dev/null' : settings.accessLog
  checkLog(accessLog)
  if (!isCheck) await checkPort('WEB_PORT', port)
  if (!isCheck && statusPort) await checkPort('STATUS_PORT', statusPort)

  const run = createRunFolder(settings)
  try {
    const file = await renderServer({ ...settings, accessLog }, config, { dist, run })
    if (process.getuid?.() === 0) for (const path of [dist, run, settings.keptAssets ?? '/']) checkReadable(path)
    const args = ['-c', file, '-e', 'stderr']
    const { status, stderr } = spawnSync(nginx, ['-t', '-q', ...args], { stdio: ['ignore', 'inherit', 'pipe'] })
    if (status !== 0) throw new Error(`nginx refuses the configuration: ${String(stderr).trim()}`)
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const scheme = tls ? 'https' : 'http'
    console.error(`alta-luz ${version}: ${config.environment}, ${scheme} on port ${port}, API ${api.origin.origin}`)
    // Nothing is left of this program: its process is nginx from here on.
    if (!isCheck) process.execve?.(nginx, [nginx, ...args], {})
  } finally {
    if (isCheck) rmSync(run, { recursive: true })
  }
}

/** Throws an Error for a variable that is nearly one of this server. */
function refuseMisspelled(environment: NodeJS.ProcessEnv) {
  const known = [...serverVariables, ...pageVariables]
  for (const name of Object.keys(environment).filter(each => !known.includes(each))) {
    const differences = (other: string) => distance(name.toUpperCase(), other)
    const nearest = known.reduce((best, other) => (differences(other) < differences(best) ? other : best))
    if (differences(nearest) <= (name.length < 10 ? 1 : 2))
      throw new Error(`${name} is no variable of this server; the nearest is ${nearest}.`)
  }
}

function checkLog(file: string) {
  if (file === '/dev/stdout' && fstatSync(1).isSocket())
    throw invalid('ACCESS_LOG', file, 'a file here, because the standard output is a socket')
  try {
    mkdirSync(dirname(file), { recursive: true })
    openSync(file, 'a')
  } catch (error) {
    throw invalid('ACCESS_LOG', file, `a file that can be written (${(error as Error).message})`)
  }
}

/** Throws an Error where another program listens, this server already running for example. */
async function checkPort(variable: string, port: number) {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    const taken = ({ code }: NodeJS.ErrnoException) => reject(invalid(variable, `${port}`, `a free port (${code})`))
    server.once('error', taken).listen(port, () => server.close(() => resolve()))
  })
}

/** Creates a folder for the port, so that a second server in the same place leaves that of the first alone. */
function createRunFolder({ run = isCheck ? tmpdir() : join(root, '.cache/server'), port }: ServerSettings): string {
  try {
    const folder = isCheck ? mkdtempSync(join(run, 'check-')) : join(run, `${port}`)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return folder
  } catch (error) {
    throw invalid('RUN_DIR', run, `a folder that can be written (${(error as Error).message})`)
  }
}

/** Throws an Error for a folder that nginx's workers, which run as nobody where root starts it, cannot read. */
function checkReadable(folder: string) {
  for (let each = folder; each !== '/'; each = dirname(each))
    if ((statSync(each).mode & 0o001) === 0)
      throw new Error(
        `${each} must be readable for nobody, as which nginx's workers run: chmod o+x, or start as another user.`,
      )
}
