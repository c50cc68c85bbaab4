import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { usageExitCode } from '#mock/shared/parse-options.ts'

/** A change in one of these folders restarts the mock server. It reads the contract and scenario files again by itself. */
const watchedFolders = [
  'mock-server',
  'web/src/api',
  'web/src/brand',
  'web/src/domain',
  'web/src/i18n',
  'web/src/styles',
]
/** An editor changes a file several times per save; they cause one restart. */
const debounceMs = 100

export type MockServer = { stop: () => void }

/**
 * Starts the mock server and restarts it when one of its files changes. `args` are its own (`--scenario ID`, `--target ORIGIN` …): where they are wrong, this process ends with the exit status for that.
 * `node --watch` does not do: it no longer notices changes of the contract after an editor has replaced that file.
 */
export function startMockServer(port: number, args: string[]): MockServer {
  let current = run(port, args)
  let timer: NodeJS.Timeout | undefined
  const restart = (changed: string) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      console.log(`${changed} changed: the mock server restarts.`)
      const next = () => {
        current = run(port, args)
      }
      if (hasEnded(current)) return next()
      current.once('exit', next)
      current.kill('SIGTERM')
    }, debounceMs)
  }
  const watchers = [
    ...watchedFolders.map(folder => watch(folder, { recursive: true }, (_, file) => restart(`${folder}/${file}`))),
  ]
  return {
    stop: () => {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
      current.removeAllListeners('exit')
      current.kill('SIGTERM')
    },
  }
}

function run(port: number, args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['mock-server/server.ts', ...args], {
    env: { ...process.env, MOCK_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('exit', code => {
    // The sentence above says what is wrong with the command line; no change of a file corrects that.
    if (code === usageExitCode) process.exit(usageExitCode)
    if (args.includes('--help')) process.exit(0)
    if (code) console.error('The mock server ended with the error above. It restarts when one of its files changes.')
  })
  return child
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}
