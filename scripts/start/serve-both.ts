import { readPort } from '../../web/server/environment.ts'
import { startMockServer } from './mock-server.ts'
import { findPortsInUse } from './ports.ts'
import { isMockServerReady, waitUntil } from './wait-until.ts'

/** A server for the wizard's pages at WEB_PORT. */
export interface WebServer {
  close: () => Promise<void>
}

/**
 * Runs the wizard and the mock server until Ctrl-C and prints their addresses. It checks both ports before it starts anything.
 * `startWeb` finds them in the environment, where the Vite configuration reads them. `mockArgs` go to the mock server.
 */
export async function serveBoth(startWeb: () => Promise<WebServer>, mockArgs: string[]): Promise<void> {
  const ports = await choosePorts()
  process.env.WEB_PORT = String(ports.web)
  process.env.MOCK_PORT = String(ports.mock)
  const mock = startMockServer(ports.mock, mockArgs)
  process.once('exit', mock.stop)
  const web = await startWeb()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void web.close().finally(() => process.exit(0)))
  }
  const note = await waitUntil('the mock server answers', () => isMockServerReady(ports.mock)).then(
    () => 'Ctrl-C stops both.',
    () => 'The mock server does not answer yet; its output is above.',
  )
  console.log(`${addresses(ports)}\n  ${note}\n`)
}

async function choosePorts() {
  const web = readPort('WEB_PORT', 5173)
  const mock = readPort('MOCK_PORT', 4010)
  if (web === mock) throw new Error(`WEB_PORT and MOCK_PORT must differ; both are ${web}.`)
  const inUse = await findPortsInUse([
    { purpose: 'the wizard', variable: 'WEB_PORT', port: web },
    { purpose: 'the mock server', variable: 'MOCK_PORT', port: mock },
  ])
  if (inUse.length > 0) throw new Error(inUse.join('\n'))
  return { web, mock }
}

function addresses({ web, mock }: { web: number; mock: number }) {
  return `
  Begin here          http://localhost:${web}/__mock/marketing/
  The wizard          http://localhost:${web}/
  Testers' panel      http://localhost:${web}/__mock/
  The mailbox         http://localhost:${web}/__mock/mail
  API documentation   http://localhost:${web}/__mock/docs
  The API itself      http://localhost:${mock}/api
`
}
