import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { startServer } from './server.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** An API that answers everything with an empty object, and counts. */
async function serveApi() {
  const api = { calls: 0, origin: '' }
  const server = createServer((request, response) => {
    api.calls += 1
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => new Promise(resolve => server.close(resolve).closeAllConnections()))
  api.origin = `http://localhost:${(server.address() as AddressInfo).port}`
  return api
}

/** On a connection of its own: one that is kept alive may end between two requests when workers are replaced. */
const request = (url: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get(url, { agent: false }, response => {
      text(response).then(body => resolve({ status: response.statusCode ?? 0, body }), reject)
    }).on('error', reject)
  })

test('a product that is closed for maintenance says so to visitors and to calls, and serves what is under way §own.261', async () => {
  const api = await serveApi()
  const server = await startServer({ API_UPSTREAM: api.origin, MAINTENANCE_MINUTES: '15' })
  closing.push(server.close)
  const ask = (path: string, options?: RequestInit) => fetch(server.origin + path, options)

  for (const path of ['/', '/?utm_campaign=primavera', '/thank-you', '/user-confirmed']) {
    const page = await ask(path)
    expect(page.status, path).toBe(503)
    expect(await page.text()).toContain('mejoras')
    expect(page.headers.get('retry-after')).toBe('900')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.headers.get('content-type')).toContain('text/html')
  }
  for (const options of [{}, { method: 'POST', body: JSON.stringify({ file: 'x'.repeat(50_000) }) }]) {
    const call = await ask('/api/v2/users', options)
    expect(call.status).toBe(503)
    expect(call.headers.get('content-type')).toBe('application/problem+json')
    expect(await call.json()).toMatchObject({ type: 'maintenance', status: 503 })
    expect(call.headers.get('retry-after')).toBe('900')
    expect(call.headers.get('cache-control')).toBe('no-store')
  }
  expect(api.calls).toBe(0)

  // Balancers keep the server, and a page that is open can load its parts.
  expect((await ask('/healthz')).status).toBe(200)
  expect((await ask('/assets/index-buildone.js')).status).toBe(200)
  expect((await ask('/nothing')).status).toBe(404)
})

test('an open product shows nobody the page of maintenance §own.261', async () => {
  const server = await startServer()
  closing.push(server.close)
  expect((await fetch(`${server.origin}/maintenance.html`)).status).toBe(404)
  expect((await fetch(server.origin)).headers.get('retry-after')).toBeNull()
})

test('SIGHUP closes and opens the product without a lost request §own.261', async () => {
  const api = await serveApi()
  const folder = mkdtempSync(join(tmpdir(), 'alta-luz-maintenance-'))
  closing.push(() => rmSync(folder, { recursive: true }))
  const CONFIG_FILE = join(folder, 'server.env')
  writeFileSync(CONFIG_FILE, '')
  const server = await startServer({ API_UPSTREAM: api.origin, CONFIG_FILE, API_BURST: '100000' })
  closing.push(server.close)

  // Visitors and calls that never stop. Each is answered, by the product or by the notice.
  const seen = { pages: { 200: 0, 503: 0 }, calls: { 200: 0, 503: 0 }, isOver: false }
  const visit = async (path: string, counts: Record<number, number>) => {
    while (!seen.isOver) {
      const { status, body } = await request(server.origin + path)
      const words = path === '/' ? { 200: 'buildone', 503: 'mejoras' } : { 200: '{}', 503: 'maintenance' }
      expect(body).toContain(words[status as 200 | 503])
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  const traffic = Promise.all([
    ...Array.from({ length: 4 }, () => visit('/', seen.pages)),
    ...Array.from({ length: 4 }, () => visit('/api/v3/prices/tariff', seen.calls)),
  ])
  const more = async (status: 200 | 503) => {
    const { pages, calls } = { pages: seen.pages[status], calls: seen.calls[status] }
    const isMore = waitUntil(() => {
      expect(seen.pages[status]).toBeGreaterThan(pages + 20)
      expect(seen.calls[status]).toBeGreaterThan(calls + 20)
    })
    // A request that fails ends the test with its own words.
    await Promise.race([isMore, traffic])
  }

  await more(200)
  writeFileSync(CONFIG_FILE, 'MAINTENANCE_MINUTES=5\n')
  server.signal('SIGHUP')
  await more(503)
  writeFileSync(CONFIG_FILE, 'MAINTENANCE_MINUTES=soon\n')
  server.signal('SIGHUP')
  await waitUntil(() => expect(server.errors()).toContain('nothing was reloaded: MAINTENANCE_MINUTES must be'))
  await more(503)
  writeFileSync(CONFIG_FILE, '')
  server.signal('SIGHUP')
  await more(200)
  seen.isOver = true
  await traffic
})
