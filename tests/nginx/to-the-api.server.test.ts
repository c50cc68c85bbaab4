import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { type Certificate, createAuthority } from '../../scripts/rehearse/certificates.ts'
import { startNameServer } from './name-server.ts'
import { type ProductionServer, startServer } from './server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

let folder = ''
let trusted: ReturnType<typeof createAuthority>
let foreign: ReturnType<typeof createAuthority>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'alta-luz-certificates-'))
  trusted = createAuthority(folder, 'trusted')
  foreign = createAuthority(folder, 'foreign')
})
afterAll(() => rmSync(folder, { recursive: true }))

const answerOk: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end('{"valid":true}')
}

/** An API that listens at this address. Answers its port. */
async function serveApi(
  answer = answerOk,
  { certificate, address = '127.0.0.1', port = 0 }: { certificate?: Certificate; address?: string; port?: number } = {},
) {
  const server = certificate
    ? createTlsServer({ cert: readFileSync(certificate.certificate), key: readFileSync(certificate.key) }, answer)
    : createServer(answer)
  await new Promise<void>(resolve => server.listen(port, address, resolve))
  const close = () => new Promise(resolve => server.close(resolve).closeAllConnections())
  closing.push(close)
  return { port: (server.address() as AddressInfo).port, close }
}

async function serve(environment: NodeJS.ProcessEnv): Promise<ProductionServer> {
  const server = await startServer(environment)
  closing.push(server.close)
  return server
}

const call = (server: ProductionServer, init?: RequestInit) =>
  fetch(`${server.origin}/api/verification/iban?iban=ES91`, init)

describe('the certificate of the API', () => {
  const certificates: [string, () => Certificate, string | undefined][] = [
    ['of a trusted authority', () => trusted.sign('localhost'), undefined],
    ['of an authority that nobody trusts', () => foreign.sign('localhost'), 'certificate verify error'],
    ['for another name', () => trusted.sign('elsewhere.example'), 'does not match'],
    ['that has expired', () => trusted.sign('localhost', { days: -1, as: 'expired' }), 'certificate has expired'],
  ]

  test.each(certificates)('%s §own.80', async (_, create, reason) => {
    const { port } = await serveApi(answerOk, { certificate: create() })
    const server = await serve({
      ALTA_ENVIRONMENT: 'dev',
      API_UPSTREAM: `https://localhost:${port}`,
      API_CA: trusted.certificate,
    })
    const response = await call(server, { method: 'GET' })
    expect(response.status).toBe(reason ? 502 : 200)
    const ready = await fetch(`${server.origin}/readyz`)
    expect(ready.status).toBe(reason ? 503 : 200)
    if (!reason) return
    await waitUntil(() => expect(server.errors()).toContain(reason))
    expect(server.errors()).not.toContain('ES91')
    expect((await fetch(server.origin)).status).toBe(200)
  })

  test('is verified with the authorities of the system when none is named §own.80', async () => {
    const { port } = await serveApi(answerOk, { certificate: trusted.sign('localhost', { as: 'again' }) })
    const server = await serve({ API_UPSTREAM: `https://localhost:${port}` })
    expect((await call(server)).status).toBe(502)
  })
})

describe('the name of the API', () => {
  test('is resolved again when its address changes, and may be unknown at first §own.81', async () => {
    const addresses = new Map<string, string[]>()
    const names = await startNameServer(name => addresses.get(name) ?? [])
    closing.push(names.close)
    const answerAs =
      (name: string): RequestListener =>
      (_, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(name))
    const first = await serveApi(answerAs('first'), { address: '127.0.0.1' })
    await serveApi(answerAs('second'), { address: '127.0.0.2', port: first.port })
    const server = await serve({
      ALTA_ENVIRONMENT: 'dev',
      API_UPSTREAM: `http://api.test:${first.port}`,
      RESOLVER: names.address,
    })
    expect((await fetch(server.origin)).status).toBe(200)
    expect((await call(server)).status).toBe(502)
    addresses.set('api.test', ['127.0.0.1'])
    await waitUntil(async () => expect(await (await call(server)).json()).toBe('first'), 200)
    addresses.set('api.test', ['127.0.0.2'])
    await waitUntil(async () => expect(await (await call(server)).json()).toBe('second'), 200)
  })

  test('may lead nowhere: the page is served §own.81', async () => {
    const server = await serve({ API_UPSTREAM: 'http://localhost:9' })
    expect((await fetch(server.origin)).status).toBe(200)
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503)
    expect(await (await fetch(`${server.origin}/readyz`)).json()).toEqual({
      api: { status: 'unreachable', reason: 'ECONNREFUSED' },
    })
  })
})

test('a call whose connection the API drops goes to its next address once, and a POST nowhere §own.86', async () => {
  const seen: string[] = []
  const { port } = await serveApi(
    ({ method = '', socket }) => {
      seen.push(method)
      socket.destroy()
    },
    { address: '0.0.0.0' },
  )
  const names = await startNameServer(() => ['127.0.0.1', '127.0.0.2', '127.0.0.3'])
  closing.push(names.close)
  const server = await serve({
    ALTA_ENVIRONMENT: 'dev',
    API_UPSTREAM: `http://api.test:${port}`,
    RESOLVER: names.address,
  })
  expect((await call(server)).status).toBe(502)
  expect((await fetch(`${server.origin}/api/v2/users`, { method: 'POST', body: '{}' })).status).toBe(502)
  expect(seen).toEqual(['GET', 'GET', 'POST'])
})
