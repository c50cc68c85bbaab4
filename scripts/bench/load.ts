import { connect, type Socket } from 'node:net'

/** What a slice of load came to. */
export interface Load {
  requests: number
  seconds: number
  /** By status. */
  statuses: Record<string, number>
  /** The body of the first answer, to know what was measured. */
  firstBody: string
}

// So many that the server always has a request waiting, and neither side is put to sleep and woken for each of them.
const connections = 32
const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Asks a server on this machine as fast as it answers, on many connections, until the time or the number is reached. Written on
 * the socket itself, so that the client is not what is measured; and looking for answers without a rest, for waking a client that
 * sleeps is done by the server's own write: it takes as long as a whole answer, and only of a server that keeps its client waiting.
 */
export async function load(
  port: number,
  nextRequest: () => Buffer,
  until: { seconds: number } | { requests: number },
): Promise<Load> {
  const started = performance.now()
  const statuses: Record<string, number> = {}
  let sent = 0
  let requests = 0
  let firstBody: string | undefined
  const isOver = () =>
    'seconds' in until ? performance.now() - started >= until.seconds * 1000 : sent >= until.requests
  let rest: NodeJS.Immediate
  const lookAgain = () => {
    rest = setImmediate(lookAgain)
  }
  lookAgain()
  await Promise.all(Array.from({ length: connections }, run)).finally(() => clearImmediate(rest))
  return { requests, seconds: (performance.now() - started) / 1000, statuses, firstBody: firstBody ?? '' }

  function run(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let received: Buffer = Buffer.alloc(0)
      const next = () => {
        if (isOver()) {
          socket.destroy()
          return resolve()
        }
        sent += 1
        socket.write(nextRequest())
      }
      socket.once('connect', next)
      socket.once('error', reject)
      socket.on('data', chunk => {
        received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
        const { head, whole } = lengthsOf(received)
        if (received.length < whole) return
        const status = received.toString('latin1', 9, 12)
        statuses[status] = (statuses[status] ?? 0) + 1
        requests += 1
        firstBody ??= received.toString('utf8', head, whole)
        received = received.subarray(whole)
        next()
      })
    })
  }
}

/** Of an answer's head, and of the whole; endless while the head is not there. */
function lengthsOf(received: Buffer): { head: number; whole: number } {
  const end = received.indexOf(endOfHead)
  if (end === -1) return { head: Infinity, whole: Infinity }
  const [, length = '0'] = /content-length: (\d+)/i.exec(received.toString('latin1', 0, end)) ?? []
  const head = end + endOfHead.length
  return { head, whole: head + Number(length) }
}
