// Plain JavaScript, because it runs before anything is installed, with the machine's own Node (20 or later).
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const minNodeVersion = 20
const bin = join(root, 'node_modules', '.bin')

/** Path of the project's own Node 24, which is one of its packages. */
export const projectNode = join(bin, 'node')

/** Installs the packages of the lock file when they are missing or have other versions, and prints why. */
export function installPackages() {
  if (Number.parseInt(process.versions.node, 10) < minNodeVersion)
    fail(`alta-luz needs Node ${minNodeVersion} or later to set itself up; this is Node ${process.versions.node}.`)
  const reason = findReasonToInstall()
  if (reason === null) {
    // The packages were installed without their install scripts, one of which brings Node.
    if (!existsSync(projectNode)) installNodeDirectly()
    return
  }
  console.log(`${reason} Installing them from package-lock.json, Node 24 included. This takes a minute or two.`)
  const started = Date.now()
  npm(['ci'])
  if (!existsSync(projectNode)) installNodeDirectly()
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

function findReasonToInstall() {
  const installedList = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedList)) return 'The packages are not installed yet.'
  const installed = readPackages(installedList)
  const isStale = Object.entries(readPackages(join(root, 'package-lock.json'))).some(([path, wanted]) => {
    if (path === '') return false
    const found = installed[path]
    return found ? found.version !== wanted.version : !wanted.optional
  })
  return isStale ? 'The installed packages are not those of the lock file.' : null
}

function readPackages(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages
}

/**
 * The package "node" downloads its program in an install script. Where npm may not run such scripts, or this version is not
 * published for this platform, this installs the newest Node 24 of the platform's own package.
 */
function installNodeDirectly() {
  const { platform, arch } = process
  const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`
  const folder = join(root, 'node_modules', '.project-node')
  console.log(`The package "node" did not install; installing ${name} instead.`)
  npm(['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@24`])
  rmSync(projectNode, { force: true })
  symlinkSync(join(folder, 'node_modules', name, 'bin', 'node'), projectNode)
}

function npm(args) {
  const { error, status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // Use the machine's own npm and Node, because the project's Node is about to be replaced.
    env: { ...process.env, PATH: withoutProjectBin(process.env.PATH ?? '') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (error) fail(`npm could not be started: ${error.message}`)
  if (status !== 0) fail('The packages could not be installed; npm printed the reason above.')
}

function withoutProjectBin(path) {
  return path
    .split(delimiter)
    .filter(folder => folder !== bin)
    .join(delimiter)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
