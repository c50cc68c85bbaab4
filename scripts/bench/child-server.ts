import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { getFreePort } from '../start/ports.ts'

/** A server in a process of its own. */
export interface ChildServer {
  port: number
  /** From the start of the process to its first answer. */
  startMs: number
  /** What the system gave it. */
  memoryMb: () => number
  /** What is still in use once its garbage was collected; for a server that was started with tell-memory.ts. */
  heapMb: () => Promise<number>
  /** Processor time used so far, in seconds; undefined where the system does not tell. */
  cpuSeconds: () => number | undefined
  stop: () => Promise<void>
}

const patienceMs = 60_000

/** Starts a program that listens at MOCK_PORT and waits until it answers at all. `PORT` among the arguments becomes the port. */
export async function startChild(
  program: string,
  args: string[],
  variables: Record<string, string> = {},
): Promise<ChildServer> {
  const port = await getFreePort()
  const started = performance.now()
  const child = spawn(
    program,
    args.map(each => each.replace('PORT', String(port))),
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        ...variables,
        MOCK_PORT: String(port),
        HOST: '127.0.0.1',
        NODE_COMPILE_CACHE: '.cache/node',
      },
    },
  )
  const { pid } = child
  if (pid === undefined) throw new Error(`${program} did not start.`)
  while (!(await answers(port))) {
    if (child.exitCode !== null || performance.now() - started > patienceMs)
      throw new Error(`${program} ${args.join(' ')} does not answer.`)
    await new Promise(resolve => setTimeout(resolve, 3))
  }
  return {
    port,
    startMs: performance.now() - started,
    memoryMb: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024,
    heapMb: () => heapMbOf(child),
    cpuSeconds: () => cpuSecondsOf(pid),
    stop: () => stop(child),
  }
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

function heapMbOf(child: ChildProcess): Promise<number> {
  return new Promise(resolve => {
    child.once('message', bytes => resolve(Number(bytes) / 1024 ** 2))
    child.send('how much')
  })
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1' })
    const end = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => socket.write('GET /api/v3/prices/tariff HTTP/1.1\r\nhost: localhost\r\n\r\n'))
    socket.once('data', () => end(true))
    socket.once('error', () => end(false))
  })
}

const ticksPerSecond = 100

function cpuSecondsOf(pid: number): number | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  } catch {
    return undefined
  }
}
