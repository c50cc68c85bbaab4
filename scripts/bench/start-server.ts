import { type ChildProcess, spawn } from 'node:child_process'
import { getFreePort } from '../start/ports.ts'

/** A server in a process of its own. */
export interface StartedServer {
  child: ChildProcess
  origin: string
  /** From the start of the process to its first response. */
  startMs: number
  stop: () => Promise<void>
}

const timeoutMs = 30_000
/** So small against a start that it does not change the figure. */
const pollMs = 3

/**
 * Starts a Node program that listens at MOCK_PORT and waits for its first response. `channel`: 'ipc' for a program that answers messages; Node
 * takes longer to start with it.
 */
export async function startServer(
  nodeArgs: string[],
  variables: Record<string, string> = {},
  channel: 'ignore' | 'ipc' = 'ignore',
): Promise<StartedServer> {
  const port = await getFreePort()
  const origin = `http://localhost:${port}`
  const env = { ...process.env, NODE_COMPILE_CACHE: '.cache/node', ...variables, MOCK_PORT: String(port) }
  const started = performance.now()
  const child = spawn(process.execPath, nodeArgs, { stdio: ['ignore', 'ignore', 'inherit', channel], env })
  while (!(await fetch(`${origin}/api/v3/prices/tariff`).catch(() => null))) {
    if (child.exitCode !== null || performance.now() - started > timeoutMs)
      throw new Error(`node ${nodeArgs.join(' ')} does not respond.`)
    await new Promise(resolve => setTimeout(resolve, pollMs))
  }
  const startMs = performance.now() - started
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return exited
  }
  return { child, origin, startMs, stop }
}
