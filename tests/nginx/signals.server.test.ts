import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Agent, request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { afterEach, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { createAuthority } from '../../scripts/rehearse/certificates.ts'
import { startServer, writeBuild } from './server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** An API that answers each call once it is released. */
async function serveSlowApi() {
  const waiting: (() => void)[] = []
  const api = createServer((_, response) => {
    waiting.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise(resolve => api.close(resolve).closeAllConnections()))
  const { port } = api.address() as AddressInfo
  return { origin: `http://localhost:${port}`, waiting }
}

test('SIGHUP brings another certificate, configuration and build, and loses no request §own.89', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-reload-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const authority = createAuthority(folder, 'own')
  const certificates = [1, 2].map(each => authority.sign('localhost', { as: `server${each}` }))
  const [TLS_CERTIFICATE, TLS_KEY, CONFIG_FILE] = ['tls.pem', 'tls.key', 'server.env'].map(name => join(folder, name))
  const install = (index: number) => {
    copyFileSync(certificates[index]?.certificate ?? '', TLS_CERTIFICATE ?? '')
    copyFileSync(certificates[index]?.key ?? '', TLS_KEY ?? '')
  }
  install(0)
  writeFileSync(CONFIG_FILE ?? '', 'GOOGLE_CLIENT_ID=first\n')
  const server = await startServer({ TLS_CERTIFICATE, TLS_KEY, CONFIG_FILE }, { scheme: 'https' })
  closing.push(server.close)

  const ca = readFileSync(authority.certificate)
  const agent = new Agent({ ca, keepAlive: false })
  const get = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request(`${server.origin}${path}`, { agent }, response => {
        const chunks: Buffer[] = []
        response.on('data', chunk => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks).toString()))
        response.on('error', reject)
      })
        .on('error', reject)
        .end()
    })
  const fingerprint = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect({ port: server.port, host: 'localhost', servername: 'localhost', ca }, () => {
        resolve(socket.getPeerCertificate().fingerprint256)
        socket.end()
      })
      socket.on('error', reject)
    })
  const first = await fingerprint()
  expect(await get('/')).toContain('"clientId":"first"')

  // Visitors who never stop, while everything is replaced.
  const seen = { pages: 0, isOver: false }
  const visitors = Array.from({ length: 8 }, async () => {
    while (!seen.isOver) {
      expect(await get('/')).toMatch(/buildone|buildtwo/)
      seen.pages += 1
    }
  })
  const traffic = Promise.all(visitors)
  traffic.catch(() => {})

  install(1)
  writeBuild(join(server.folder, 'dist'), 'buildtwo')
  writeFileSync(CONFIG_FILE ?? '', 'GOOGLE_CLIENT_ID=second\n')
  server.signal('SIGHUP')
  // A connection that is kept alive ends its last request with the old worker.
  await waitUntil(async () => {
    const page = await get('/')
    expect(page).toContain('"clientId":"second"')
    expect(page).toContain('buildtwo')
  })
  // An old worker may take one more connection before it hears of its end.
  await waitUntil(async () => expect(await fingerprint()).not.toBe(first))
  const before = seen.pages
  const kept = () => readdirSync(join(server.folder, 'run')).filter(name => name.startsWith('configuration-'))
  expect(kept()).toHaveLength(2)

  writeFileSync(CONFIG_FILE ?? '', 'API_BURST=many\n')
  server.signal('SIGHUP')
  await waitUntil(() => expect(server.errors()).toContain('nothing was reloaded: API_BURST must be'))
  writeFileSync(CONFIG_FILE ?? '', '')
  writeFileSync(TLS_CERTIFICATE ?? '', 'no certificate')
  server.signal('SIGHUP')
  await waitUntil(() => expect(server.errors()).toContain('nothing was reloaded: nginx refuses the configuration'))
  expect(await get('/')).toContain('"clientId":"second"')
  expect(kept(), 'what was refused leaves nothing behind').toHaveLength(2)
  await waitUntil(() => expect(seen.pages).toBeGreaterThan(before + 50))
  seen.isOver = true
  await traffic
})

test('SIGTERM tells balancers first, and lets a call end that is under way §own.89', async () => {
  const api = await serveSlowApi()
  const server = await startServer({ API_UPSTREAM: api.origin, DRAIN_SECONDS: '2' })
  closing.push(server.close)
  const registration = fetch(`${server.origin}/api/v2/users`, { method: 'POST', body: '{}' })
  await waitUntil(() => expect(api.waiting).toHaveLength(1))
  server.signal('SIGTERM')
  await waitUntil(async () => expect((await fetch(`${server.origin}/healthz`)).status).toBe(503))
  expect((await fetch(server.origin)).status, 'pages are served while balancers notice').toBe(200)
  await waitUntil(() => expect(fetch(server.origin)).rejects.toThrow())
  api.waiting[0]?.()
  expect((await registration).status).toBe(200)
  expect(await server.ended).toBe(0)
})

test('a server without a folder of its own leaves none behind §own.89', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'alta-luz-temporary-'))
  closing.push(() => rmSync(temporary, { recursive: true }))
  const server = await startServer({ RUN_DIR: '', TMPDIR: temporary })
  closing.push(server.close)
  expect(readdirSync(temporary)).toHaveLength(1)
  server.signal('SIGINT')
  expect(await server.ended).toBe(0)
  expect(readdirSync(temporary)).toEqual([])
})
