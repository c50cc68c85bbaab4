import { connect, createServer } from 'node:net'

/** A port from the environment, or its default; anything that is no port stops with a sentence that names the variable. */
export function portFrom(variable: string, otherwise: number, environment = process.env): number {
  const text = environment[variable]
  if (text === undefined || text === '') return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${variable} must be a port between 1 and 65535; it is "${text}".`)
  return port
}

/**
 * A sentence per port that something else already answers on; an empty list means that all are free. Asking by connecting,
 * on both loopback addresses, sees a program that listens on one of them only, where trying to listen may not.
 */
export async function takenPorts(ports: { what: string; variable: string; port: number }[]): Promise<string[]> {
  const sentences = await Promise.all(
    ports.map(async ({ what, variable, port }) =>
      (await answers('127.0.0.1', port)) || (await answers('::1', port))
        ? `Port ${port}, meant for ${what}, is already in use. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`
        : null,
    ),
  )
  return sentences.filter(sentence => sentence !== null)
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port })
    const say = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => say(true))
    socket.once('error', () => say(false))
  })
}

/** A port that nothing listens on right now, chosen by the system. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}
