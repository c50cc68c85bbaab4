import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

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

async function acceptsConnections(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port })
  const isOpen = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return isOpen
}

/** Returns a port that is free right now, chosen by the system. */
export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}
