import { once } from 'node:events'
import { unwatchFile, watchFile } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { type AppOptions, createState } from './app-context.ts'
import { loadContract, contractFile as ownContract } from './contract/contract.ts'
import { getValidator } from './contract/validator.ts'

export interface StartOptions extends AppOptions {
  /** 0 for any free one. */
  port?: number | undefined
  /** `localhost` listens on both of its addresses. */
  host?: string | undefined
  /** Another openapi.yaml. It is read again when it changes; a broken one changes nothing. */
  contractFile?: string | undefined
}

export interface MockServer {
  /** `http://localhost:4010` */
  origin: string
  port: number
  close: () => Promise<void>
}

export const defaultPort = 4010

/** Starts a mock server. Rejects where the port is taken or the contract cannot be read. */
export async function startMockServer({
  port = defaultPort,
  host = 'localhost',
  ...options
}: StartOptions = {}): Promise<MockServer> {
  const { contractFile = fileURLToPath(ownContract), log = () => {} } = options
  const state = createState(options)
  let app = await buildApp({ ...options, contract: options.contract ?? (await loadContract(contractFile)) }, state)
  await app.ready()

  const listener: RequestListener = (request, response) => app.routing(request, response)
  const servers = await listen(listener, host, port)
  const [{ port: boundPort }] = servers.map(each => each.address()) as [AddressInfo]

  async function reload() {
    try {
      const contract = await loadContract(contractFile)
      getValidator(contract).compileAll()
      const next = await buildApp({ ...options, contract }, state)
      await next.ready()
      app = next
      log(`${basename(contractFile)} was read again.`)
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      log(`${basename(contractFile)} cannot be used; the server goes on with the last good one. ${reason}`)
    }
  }
  const onChange = () => void reload()
  // An editor may replace the file, which only a look at its path notices.
  if (!options.contract) watchFile(contractFile, { persistent: false, interval: 250 }, onChange)

  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    port: boundPort,
    async close() {
      unwatchFile(contractFile, onChange)
      state.stop.abort()
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
      await app.close()
    },
  }
}

/** Listens on an address, or on both that `localhost` may represent. A machine without IPv6 has only one. */
async function listen(listener: RequestListener, host: string, port: number): Promise<Server[]> {
  if (host !== 'localhost') return [await listenAt(listener, host, port)]
  const first = await listenAt(listener, '127.0.0.1', port)
  const { port: bound } = first.address() as AddressInfo
  const second = await listenAt(listener, '::1', bound).catch(error => {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.code)) return undefined
    first.close()
    throw error
  })
  return second ? [first, second] : [first]
}

async function listenAt(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer(listener).listen(port, host)
  await once(server, 'listening')
  return server
}
