// Runs before `npm start`, `npm test` and `npm run check`, so that each works in a fresh clone, with the machine's own Node (20 or later).
// npm then puts node_modules/.bin first in PATH, where `node` is Node 24.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'

const node = 'node_modules/.bin/node'
const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

if (isOutdated()) {
  console.log('Installing the packages of package-lock.json, Node 24 included. This takes a minute or two.')
  npm('ci')
}
if (!existsSync(node)) {
  // The package "node" downloads its program in an install script, which this npm did not run.
  const system = `${process.platform}-${process.arch}`
  const name = `${system === 'darwin-arm64' ? 'node-bin' : 'node'}-${system}`
  // Not every version is published for every platform.
  npm('install', '--prefix', 'node_modules/.node', '--no-save', `${name}@${optionalDependencies.node.split('.')[0]}`)
  rmSync(node, { force: true })
  symlinkSync(`../.node/node_modules/${name}/bin/node`, node)
}

/** Whether the installed packages are not those of the lock file. npm keeps a copy of what it installed. */
function isOutdated() {
  const installed = 'node_modules/.package-lock.json'
  if (!existsSync(installed)) return true
  const [wanted, found] = ['package-lock.json', installed].map(file => JSON.parse(readFileSync(file, 'utf8')).packages)
  return Object.entries(wanted).some(
    ([path, { version, optional }]) =>
      path.startsWith('node_modules/') && (found[path] ? found[path].version !== version : !optional),
  )
}

function npm(...args) {
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
