import { mockServerAnswers, startMockServer } from './mock-server.ts'
import { portFrom, takenPorts } from './ports.ts'

const patienceMs = 30_000

/** Something that serves the wizard's pages at WEB_PORT and can be told to stop. */
export interface WebServer {
  close: () => Promise<void>
}

/**
 * Serves the wizard and the mock server until Ctrl-C, and prints where they are. Both ports are looked at before anything
 * starts; `startWeb` finds them in the environment, where the Vite configuration reads them.
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
  const ready = await mockServerAnswers(ports.mock, patienceMs)
  console.log(addresses(ports))
  console.log(ready ? '  Ctrl-C stops both.\n' : '  The mock server does not answer yet; what it said is above.\n')
}

async function choosePorts() {
  const web = portFrom('WEB_PORT', 5173)
  const mock = portFrom('MOCK_PORT', 4010)
  if (web === mock) throw new Error(`WEB_PORT and MOCK_PORT must differ; both are ${web}.`)
  const taken = await takenPorts([
    { what: 'the wizard', variable: 'WEB_PORT', port: web },
    { what: 'the mock server', variable: 'MOCK_PORT', port: mock },
  ])
  if (taken.length > 0) throw new Error(taken.join('\n'))
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
