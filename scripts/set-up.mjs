// Plain JavaScript on purpose: this runs before anything is installed, under whatever Node (20 or later) the machine has.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const top = fileURLToPath(new URL('..', import.meta.url))

const oldestNode = 20
const bin = join(top, 'node_modules', '.bin')

/** The project's own Node 24, which is one of its packages. */
export const projectNode = join(bin, 'node')

/** Installs the packages of the lock file when they are missing or other versions of them are there; says so in words. */
export function setUp() {
  if (Number.parseInt(process.versions.node, 10) < oldestNode)
    stop(`alta-luz needs Node ${oldestNode} or later to set itself up; this is Node ${process.versions.node}.`)
  const reason = reasonToInstall()
  if (reason === null) return
  console.log(`${reason} Installing them from package-lock.json, Node 24 among them: about half a minute.`)
  const started = Date.now()
  npm(['ci'])
  if (!existsSync(projectNode)) fetchNodeDirectly()
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function reasonToInstall() {
  const installedList = join(top, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList) || !existsSync(projectNode)) return 'The packages are not installed yet.'
  const installed = packagesOf(installedList)
  const stale = Object.entries(packagesOf(join(top, 'package-lock.json'))).some(([path, wanted]) => {
    if (path === '') return false
    const there = installed[path]
    return there ? there.version !== wanted.version : !wanted.optional
  })
  return stale ? 'The installed packages are not those of the lock file.' : null
}

function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/**
 * The package "node" fetches the program for this kind of machine in its install script. Where npm is told to run no such
 * scripts, or that exact version was not published for this kind of machine, the newest Node 24 that was is taken.
 */
function fetchNodeDirectly() {
  const { platform, arch } = process
  const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`
  const folder = join(top, 'node_modules', '.project-node')
  console.log(`The package "node" did not install; taking ${name} instead.`)
  npm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@24`])
  rmSync(projectNode, { force: true })
  symlinkSync(join(folder, 'node_modules', name, 'bin', 'node'), projectNode)
}

function npm(args) {
  const { error, status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: top,
    // The machine's own npm and Node do this: the project's Node is about to be replaced.
    env: { ...process.env, PATH: withoutOurs(process.env.PATH ?? '') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) stop(`npm could not be started: ${error.message}`)
  if (status !== 0) stop('The packages could not be installed; what npm said is above.')
}

function withoutOurs(path) {
  return path
    .split(delimiter)
    .filter(folder => folder !== bin)
    .join(delimiter)
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
