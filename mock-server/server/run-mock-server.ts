import { UsageError, usageExitCode } from '#mock/shared/parse-options.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { startMockServer } from '#mock/start-mock-server.ts'
import { connectRealApi, help, readServerOptions } from './server-options.ts'

/** Runs the command with its arguments; ends the process where they are wrong. */
export async function runMockServer(args: string[]): Promise<void> {
  try {
    const options = readServerOptions(args)
    if (!options) return console.log(help)
    const connected = await connectRealApi(options, console.log)
    const server = await startMockServer({
      ...options,
      realApi: connected?.realApi,
      limits: { journal: { perSession: options.journal } },
      log: console.log,
    })
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
    if (connected) console.log(connected.sentence)
    console.log(`The mock server answers at ${server.origin}/api. The panel: ${server.origin}/__mock/`)
  } catch (error) {
    console.error(describeError(error))
    // A scenario that does not exist is an `HttpError`, because testers choose scenarios by request too.
    process.exit(error instanceof UsageError || error instanceof HttpError ? usageExitCode : 1)
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. --port 0 finds a free one.`
  return error.message
}
