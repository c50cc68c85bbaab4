// `node scripts/run.mjs FILE ARGS...`: sets the project up when needed, then runs FILE with the project's own Node 24.
// Every script of package.json goes through here, so that each of them works in a fresh clone.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { projectNode, setUp, top } from './set-up.mjs'

setUp()

const child = spawn(projectNode, process.argv.slice(2), {
  cwd: top,
  env: { ...process.env, PATH: `${dirname(projectNode)}${delimiter}${process.env.PATH ?? ''}` },
  stdio: 'inherit',
})
// Ctrl-C reaches the child by itself; a signal sent to this process alone does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm, told to stop, stops its shell and itself: without a parent there is nobody left to run for.
const parent = process.ppid
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('error', error => {
  console.error(`Node 24 could not be started: ${error.message}`)
  process.exitCode = 1
})
child.on('exit', (code, signal) => {
  process.exitCode = code ?? 128 + (constants.signals[signal] ?? 1)
})
