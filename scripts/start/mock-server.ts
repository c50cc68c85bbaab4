import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'

/** What the mock server is made of: a change in any of these restarts it, the contract included. */
const folders = ['mock-server', 'web/src/api', 'web/src/brand', 'web/src/domain', 'web/src/i18n', 'web/src/styles']
const contract = 'openapi.yaml'

/** Editors save in several moves; one restart for all of them. */
const settleMs = 100

export type MockServer = { stop: () => void }

/**
 * Starts the mock server and restarts it when one of its files changes. The arguments (`--scenario id`, `--target origin`)
 * are its own. Not `node --watch`: that loses sight of the contract once an editor saves it by replacing the file.
 */
export function startMockServer(port: number, args: string[]): MockServer {
  let current = run(port, args)
  let settled: NodeJS.Timeout | undefined
  const restart = (changed: string) => {
    clearTimeout(settled)
    settled = setTimeout(() => {
      console.log(`${changed} changed: the mock server starts again.`)
      const next = () => {
        current = run(port, args)
      }
      if (hasEnded(current)) return next()
      current.once('exit', next)
      current.kill('SIGTERM')
    }, settleMs)
  }
  const watchers = [
    ...folders.map(folder => watch(folder, { recursive: true }, (_, file) => restart(`${folder}/${file}`))),
    watch('.', (_, file) => file === contract && restart(contract)),
  ]
  return {
    stop: () => {
      clearTimeout(settled)
      for (const watcher of watchers) watcher.close()
      current.removeAllListeners('exit')
      current.kill('SIGTERM')
    },
  }
}

function run(port: number, args: string[]): ChildProcess {
  const child = spawn(process.execPath, ['mock-server/server.ts', ...args], {
    // The cache holds the compiled code, the first file's included: it starts in three quarters of the time and memory.
    env: { NODE_COMPILE_CACHE: '.cache/node', ...process.env, MOCK_PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  child.on('exit', code => {
    if (code)
      console.error('The mock server ended with the error above. It starts again with the next change to its files.')
  })
  return child
}

function hasEnded(child: ChildProcess) {
  return child.exitCode !== null || child.signalCode !== null
}

/** Waits until the mock server answers; false when it did not within the time given. */
export async function mockServerAnswers(port: number, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs
  while (Date.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/__mock/world`).catch(() => null)
    if (answer?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  return false
}
