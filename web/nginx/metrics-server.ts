import { X509Certificate } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync, renameSync, rmSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { join } from 'node:path'
import { count, type createMetrics } from './metrics.ts'

interface Sources {
  run: string
  port: number
  /** Path of this server's own certificate, where it has one. */
  certificate: () => string | undefined
  metrics: ReturnType<typeof createMetrics>
  /** Makes nginx reopen its logs. */
  reopenLogs: () => void
}

const readEveryMs = 1000
/** The log is on a small disk in memory, so a new one is started at this size. */
const maxLogBytes = 4 * 1024 * 1024

/** Serves `/metrics` for Prometheus at a port of its own, which customers do not reach. nginx writes a log, which is read every second. */
export async function serveMetrics({ run, port, certificate, metrics, reopenLogs }: Sources): Promise<void> {
  const follower = followLog(join(run, 'metrics.log'), metrics.add, reopenLogs)
  setInterval(follower.read, readEveryMs).unref()
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    follower.read()
    const text = metrics.render({
      nginx: await readStatus(join(run, 'status.sock')),
      certificateEnds: ending(certificate()),
    })
    return response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4' }).end(text)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, resolve))
  server.unref()
}

/**
 * Hands the finished lines of a growing file to `take`, each once, and starts a new file when it is large. Equal lines are handed
 * over together, with their number: under load most are equal.
 */
export function followLog(file: string, take: (line: string, times: number) => void, reopen: () => void) {
  const old = `${file}.old`
  const positions = new Map<string, { at: number; rest: string }>()

  function readFrom(path: string) {
    if (!existsSync(path)) return
    const position = positions.get(path) ?? { at: 0, rest: '' }
    positions.set(path, position)
    const handle = openSync(path, 'r')
    const buffer = Buffer.alloc(64 * 1024)
    for (let bytes = readSync(handle, buffer, 0, buffer.length, position.at); bytes > 0; ) {
      position.at += bytes
      const lines = (position.rest + buffer.toString('latin1', 0, bytes)).split('\n')
      position.rest = lines.pop() ?? ''
      const numbers = new Map<string, number>()
      for (const line of lines) count(numbers, line)
      for (const [line, times] of numbers) take(line, times)
      bytes = readSync(handle, buffer, 0, buffer.length, position.at)
    }
    closeSync(handle)
  }

  function read() {
    if (existsSync(old)) {
      // nginx writes to the file that it has open until it reopens its logs.
      readFrom(old)
      if (existsSync(file)) {
        rmSync(old)
        positions.delete(old)
      }
    }
    readFrom(file)
    const position = positions.get(file)
    if (!position || position.at < maxLogBytes || existsSync(old)) return
    renameSync(file, old)
    positions.set(old, position)
    positions.delete(file)
    reopen()
  }

  return { read }
}

/** nginx's own count of connections; empty while it cannot be asked. */
function readStatus(socketPath: string): Promise<string> {
  return new Promise(resolve => {
    get({ socketPath, path: '/status' }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      response.on('end', () => resolve(text))
    }).on('error', () => resolve(''))
  })
}

function ending(file: string | undefined): number | undefined {
  return file === undefined ? undefined : new X509Certificate(readFileSync(file)).validToDate.getTime() / 1000
}
