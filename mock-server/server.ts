#!/usr/bin/env node
import { loadContract } from './contract/load-contract.ts'
import { connectRealApi, help, parseNumber, readServerOptions } from './server/server-options.ts'
import { UsageError, usageExitCode } from './shared/parse-options.ts'
import { HttpError } from './shared/problem.ts'
import { startMockServer } from './start-mock-server.ts'

const { MOCK_PORT, HOST, WEB_PORT = '5173', WEB_ORIGIN = `http://localhost:${WEB_PORT}` } = process.env

try {
  const options = readServerOptions(process.argv.slice(2))
  if (!options) {
    console.log(help)
    process.exit(0)
  }
  const { port = parseNumber('MOCK_PORT', MOCK_PORT, 65_535), host = HOST, webOrigin = WEB_ORIGIN } = options
  const { realApi, sentence } = connectRealApi(await loadContract(options.contractFile), options, console.log)
  const server = await startMockServer({
    ...options,
    port,
    host,
    webOrigin,
    realApi,
    // With a target, the recording holds what that API answered, and it is written call by call.
    record: options.target === undefined ? options.record : undefined,
    limits: options.journal === undefined ? {} : { journal: { perSession: options.journal, overall: 10_000 } },
    log: console.log,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
  if (sentence) console.log(sentence)
  console.log(`The mock server answers at ${server.origin}/api. The panel: ${server.origin}/__mock/`)
} catch (error) {
  console.error(describeError(error))
  // A scenario that does not exist is an `HttpError`, because testers choose scenarios by request too.
  process.exit(error instanceof UsageError || error instanceof HttpError ? usageExitCode : 1)
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. --port 0 finds a free one.`
  return error.message
}
