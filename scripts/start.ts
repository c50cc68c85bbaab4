// npm start: the wizard and the API's stand-in, both reloading on change, until Ctrl-C.
import { createServer } from 'vite'
import { mockServerAnswers, startMockServer } from './start/mock-server.ts'
import { portFrom, takenPorts } from './start/ports.ts'

const patienceMs = 30_000

try {
  await start(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function start(mockArgs: string[]) {
  const webPort = portFrom('WEB_PORT', 5173)
  const mockPort = portFrom('MOCK_PORT', 4010)
  if (webPort === mockPort) throw new Error(`WEB_PORT and MOCK_PORT must differ; both are ${webPort}.`)
  const taken = await takenPorts([
    { what: 'the wizard', variable: 'WEB_PORT', port: webPort },
    { what: 'the mock server', variable: 'MOCK_PORT', port: mockPort },
  ])
  if (taken.length > 0) throw new Error(taken.join('\n'))

  // The Vite configuration reads both: where to listen and where to pass the calls on to.
  process.env.WEB_PORT = String(webPort)
  process.env.MOCK_PORT = String(mockPort)
  const mock = startMockServer(mockPort, mockArgs)
  process.once('exit', mock.stop)
  const web = await createServer({ configFile: 'web/vite.config.ts', clearScreen: false })

  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void web.close().finally(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  await web.listen()
  const ready = await mockServerAnswers(mockPort, patienceMs)
  if (stopping) return
  const wizard = `http://localhost:${webPort}`
  console.log(
    [
      '',
      `  The wizard          ${wizard}/`,
      `  Testers' panel      ${wizard}/__mock/`,
      `  API documentation   ${wizard}/__mock/docs`,
      `  The API itself      http://localhost:${mockPort}/api`,
      '',
      ready ? '  Ctrl-C stops both.' : '  The mock server does not answer yet; what it said is above.',
      '',
    ].join('\n'),
  )
}
