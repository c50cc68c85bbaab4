import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

// Compiled code is cached on disk, so that testers wait less for the next start. It must be enabled before the imports.
enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)))
const { buildApp } = await import('./app.ts')
const { parseTarget } = await import('./calls/proxy.ts')
const { createBufferedLog } = await import('./server/buffered-log.ts')

const { MOCK_PORT = '4010', HOST: host = 'localhost', WEB_PORT = '5173' } = process.env
const { WEB_ORIGIN: webOrigin = `http://localhost:${WEB_PORT}` } = process.env
const port = Number(MOCK_PORT)

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`MOCK_PORT must be a port number, not "${MOCK_PORT}".`)
  const { values } = parseArgs({
    options: {
      scenario: { type: 'string', multiple: true },
      target: { type: 'string' },
      record: { type: 'string' },
    },
  })
  const { scenario, record } = values
  const target = values.target === undefined ? undefined : parseTarget(values.target, port)
  const { log, flush } = createBufferedLog(console.log)
  process.once('exit', flush)
  const app = await buildApp({ log, scenarios: scenario?.join(','), webOrigin, record, target })
  await app.listen({ port, host })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  const address = `http://${host}:${new URL(app.listeningOrigin).port}`
  if (target) console.log(`Calls are passed on to ${target}, except where a scenario is chosen.`)
  console.log(`The mock server answers at ${address}/api. Documentation: ${address}/__mock/docs`)
} catch (error) {
  console.error(describeError(error))
  process.exit(1)
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `Port ${port} is taken by another program. Choose another one: MOCK_PORT=${port + 1}` : error.message
}
