// npm run serve [-- --check]: the production server, as docs/operating.md describes it. `--check` leaves nothing behind.
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, fstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { distance } from 'fastest-levenshtein'
import { exitWithMessage } from '../server/environment.ts'
import { pageVariables, parseRuntimeConfig } from '../server/runtime-config.ts'
import { renderServer } from './render.ts'
import { invalid, parseServerSettings, serverVariables } from './settings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const isCheck = process.argv.includes('--check')
const usualPaths = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx']
/** What nginx reads. Its own sentences name the value. */
const readByNginx = ['API_CA', 'API_CLIENT_CERTIFICATE', 'TLS_CERTIFICATE', 'TLS_KEY', 'RESOLVER', 'TRUSTED_PROXIES']

await serve(process.env).catch(exitWithMessage)

async function serve(environment: NodeJS.ProcessEnv) {
  refuseMisspelled(environment)
  const settings = parseServerSettings(environment)
  const config = parseRuntimeConfig(environment)
  const { WEB_PORT: port = '', DIST_DIR: dist = join(root, 'dist'), RUN_DIR } = settings
  const nginx = environment.NGINX_PATH || usualPaths.find(path => existsSync(path)) || ''
  if (!existsSync(nginx)) throw invalid('NGINX_PATH', nginx, 'the path of nginx')
  if (!isCheck && fstatSync(1).isSocket())
    throw new Error('The standard output must be a file or a pipe, because nginx writes its log to /dev/stdout.')
  if (!isCheck) await checkPort(Number(port))

  const run = createRunFolder(RUN_DIR ?? (isCheck ? tmpdir() : join(root, '.cache')), port)
  try {
    const file = renderServer(settings, config, dist, run)
    if (process.getuid?.() === 0) for (const folder of [dist, run]) checkReadable(folder)
    const args = ['-c', file, '-e', 'stderr']
    const stdio = ['ignore', isCheck ? 'ignore' : 'inherit', 'pipe'] as const
    const { status, stderr } = spawnSync(nginx, ['-t', '-q', ...args], { stdio: [...stdio] })
    if (status !== 0 && !stderr?.length) throw invalid('NGINX_PATH', nginx, 'the path of nginx')
    if (status !== 0) throw new Error(explain(String(stderr).trim(), environment))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const address = `${settings.TLS_CERTIFICATE ? 'https' : 'http'} on port ${port}`
    console.error(`alta-luz ${version}: ${config.environment}, ${address}, API ${settings.API_UPSTREAM}`)
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
    if (differences(nearest) <= (name.length < 10 ? 1 : name.length / 4))
      throw new Error(`${name} is no variable of this server; the nearest is ${nearest}.`)
  }
}

/** Throws an Error where another program listens: this server, already running, would lose its pages. */
async function checkPort(port: number) {
  const probe = createServer().listen(port)
  await once(probe, 'listening').catch(({ code }) => {
    throw invalid('WEB_PORT', `${port}`, `a free port (${code})`)
  })
  await new Promise(resolve => probe.close(resolve))
}

/** Creates a folder for the port, so that a second server in the same place leaves that of the first alone. */
function createRunFolder(run: string, port: string): string {
  try {
    const folder = join(run, isCheck ? `check-${process.pid}` : port)
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    return folder
  } catch (error) {
    throw invalid('RUN_DIR', run, `a folder that can be written (${(error as Error).message})`)
  }
}

/** Throws an Error for a folder that nginx's workers, which run as nobody where root starts it, cannot read. */
function checkReadable(folder: string) {
  if (spawnSync('ls', [folder], { uid: 65_534, gid: 65_534, stdio: 'ignore' }).status !== 0)
    throw new Error(
      `${folder} must be readable for nobody, as which nginx's workers run: chmod o+rx it and its parents.`,
    )
}

/** What nginx says, after the variables whose value it is about. */
function explain(said: string, environment: NodeJS.ProcessEnv): string {
  const isNamed = (name: string) => environment[name]?.split(/[\s,]+/).some(each => each && said.includes(each))
  const names = readByNginx.filter(isNamed).map(name => invalid(name, environment[name] ?? '').message)
  return [...names, `nginx refuses the configuration: ${said}`].join('\n')
}
