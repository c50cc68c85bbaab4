import { buildApp } from './app.ts'

const port = Number(process.env.MOCK_PORT ?? 4010)
const host = process.env.HOST ?? 'localhost'

if (!Number.isInteger(port) || port < 0 || port > 65_535)
  stop(`MOCK_PORT must be a port number, not "${process.env.MOCK_PORT}".`)

const app = await buildApp({ log: console.log })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())

try {
  await app.listen({ port, host })
  const address = `http://${host}:${port}`
  console.log(
    `The mock server answers at ${address}. Documentation: ${address}/__mock/docs · Seeded values: ${address}/__mock/world`,
  )
} catch (error) {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  stop(taken ? `Port ${port} is taken by another program. Choose another one: MOCK_PORT=4011` : String(error))
}

function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
