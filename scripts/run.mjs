// `node scripts/run.mjs FILE ARGS...`: installs the packages when needed, then runs FILE with the project's own Node 24.
// Every script of package.json starts here, so that each of them works in a fresh clone.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { installPackages, projectNode, root } from './set-up.mjs'

installPackages()

const environment = { ...process.env, PATH: `${dirname(projectNode)}${delimiter}${process.env.PATH ?? ''}` }
if (!process.stdout.isTTY) {
  // Some tools print colour codes into files and pipes when CI or FORCE_COLOR is set.
  environment.NO_COLOR = '1'
  delete environment.FORCE_COLOR
}
const child = spawn(projectNode, process.argv.slice(2), { cwd: root, env: environment, stdio: 'inherit' })
// Ctrl-C reaches the child by itself; a signal to this process alone does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// When npm is stopped, it ends its shell and itself, but not this process.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('error', error => {
  console.error(`Node 24 could not be started: ${error.message}`)
  process.exitCode = 1
})
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 1)
})
