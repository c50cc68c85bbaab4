import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded: the next start need not read and compile the same files again.
enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)))
// Not by an import: that would also load all else that node:util exports.
const { parseArgs } = process.getBuiltinModule('node:util')
const { buildApp } = await import('./app.ts')
const { createLogLines } = await import('./server/log-lines.ts')
const { readTarget } = await import('./calls/read-target.ts')

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
  const target = values.target === undefined ? undefined : readTarget(values.target, port)
  const lines = createLogLines(console.log)
  process.once('exit', lines.flush)
  const app = await buildApp({ log: lines.take, scenarios: scenario?.join(','), webOrigin, record, target })
  await app.listen({ port, host })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  const address = `http://${host}:${new URL(app.listeningOrigin).port}`
  if (target) console.log(`Calls are passed on to ${target}, except where a scenario is chosen.`)
  console.log(`The mock server answers at ${address}/api. Documentation: ${address}/__mock/docs`)
} catch (error) {
  console.error(inWords(error))
  process.exit(1)
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const taken = 'code' in error && error.code === 'EADDRINUSE'
  return taken ? `Port ${port} is taken by another program. Choose another one: MOCK_PORT=${port + 1}` : error.message
}
