import { connect, createServer } from 'node:net'

/**
 * Returns one sentence per port that is already in use; an empty list means that all are free. It connects to both loopback
 * addresses, because trying to listen does not notice a program that listens on the other one only.
 */
export async function findPortsInUse(ports: { purpose: string; variable: string; port: number }[]): Promise<string[]> {
  const sentences = await Promise.all(
    ports.map(async ({ purpose, variable, port }) =>
      (await acceptsConnections('127.0.0.1', port)) || (await acceptsConnections('::1', port))
        ? `Port ${port}, meant for ${purpose}, is already in use. Stop what uses it, or choose another: ${variable}=${port + 1} npm start`
        : null,
    ),
  )
  return sentences.filter(sentence => sentence !== null)
}

function acceptsConnections(host: string, port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ host, port })
    const finish = (isOpen: boolean) => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => finish(true))
    socket.once('error', () => finish(false))
  })
}

/** Returns a port that is free right now, chosen by the system. */
export function getFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      )
    })
  })
}
