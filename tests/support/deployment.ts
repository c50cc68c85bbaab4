import { onTestFinished } from 'vitest'
import { buildApp } from '#mock/app.ts'
import type { AppOptions } from '#mock/app-context.ts'
import { contract } from './mock.ts'

/** The origin of a deployment that keeps the contract, until the end of the test: a mock server at its own port. */
export async function goodDeployment(options: AppOptions = {}): Promise<string> {
  const app = await buildApp({ contract, ...options })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  return app.listeningOrigin
}
