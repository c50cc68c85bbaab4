import { buildApp } from '#mock/app.ts'
import type { AppOptions } from '#mock/app-context.ts'
import { contract } from './mock.ts'

/** Something that listens, until it is closed. */
export interface Deployment {
  origin: string
  close: () => Promise<unknown>
}

/** A deployment that keeps the contract: a mock server at its own port. */
export async function goodDeployment(options: AppOptions = {}): Promise<Deployment> {
  const app = await buildApp({ contract, ...options })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin: app.listeningOrigin, close: () => app.close() }
}
