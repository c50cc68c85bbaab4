import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Compiled code is cached on disk, so that testers wait less for the next start. It must be enabled before the imports.
enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)))
const { buildApp } = await import('./app.ts')
const { loadContract } = await import('./contract/load-contract.ts')
const { createBufferedLog } = await import('./server/buffered-log.ts')
const { connectRealApi, readServerOptions } = await import('./server/server-options.ts')
const { UsageError, usageExitCode } = await import('./shared/parse-options.ts')
const { HttpError } = await import('./shared/problem.ts')

const { MOCK_PORT = '4010', HOST: host = 'localhost', WEB_PORT = '5173' } = process.env
const { WEB_ORIGIN: webOrigin = `http://localhost:${WEB_PORT}` } = process.env
const port = Number(MOCK_PORT)

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new UsageError(`MOCK_PORT must be a port number, not "${MOCK_PORT}".`)
  const options = readServerOptions(process.argv.slice(2), port)
  const contract = await loadContract()
  const { realApi, sentence } = await connectRealApi(contract, options)
  const { log, flush } = createBufferedLog(console.log)
  process.once('exit', flush)
  // With a target, the recording holds what that API answered, and it is written call by call.
  const record = options.target === undefined ? options.record : undefined
  const { scenarios, situation, allowedOrigins } = options
  // What a real API answered may be about real people: it stays in memory.
  const keep = options.target === undefined ? options.keep : undefined
  const app = await buildApp({ keep, log, contract, scenarios, situation, webOrigin, allowedOrigins, record, realApi })
  await app.listen({ port, host })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  const address = `http://${host}:${new URL(app.listeningOrigin).port}`
  if (sentence) console.log(sentence)
  console.log(`The mock server answers at ${address}/api. Documentation: ${address}/__mock/docs`)
} catch (error) {
  console.error(describeError(error))
  // A scenario that does not exist is an `HttpError`, because testers choose scenarios by request too.
  process.exit(error instanceof UsageError || error instanceof HttpError ? usageExitCode : 1)
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? `Port ${port} is taken by another program. Choose another one: MOCK_PORT=${port + 1}` : error.message
}
