import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
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

/** A deployment that answers in its own way, by path; 404 in plain text elsewhere. */
export async function strangeDeployment(
  answers: Record<string, { status: number; type: string; text: string; headers?: OutgoingHttpHeaders }>,
): Promise<Deployment & { asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? ''
    asked.push(`${request.method} ${request.url} ${request.headers.cookie ?? ''}`.trim())
    const { status, type, text, headers }: (typeof answers)[string] = answers[path] ?? {
      status: 404,
      type: 'text/plain',
      text: 'Nothing here',
    }
    request.resume().on('end', () => response.writeHead(status, { 'content-type': type, ...headers }).end(text))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => new Promise(resolve => server.close(resolve).closeAllConnections())
  return { origin: `http://127.0.0.1:${port}`, asked, close }
}
