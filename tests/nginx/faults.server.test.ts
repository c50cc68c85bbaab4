import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { createAuthority } from './support/certificates.ts'
import { startNameServer } from './support/name-server.ts'
import { answerOk, runServe, type Server, send, serveApi, startServer, writeBuild } from './support/server.ts'

const call = async (server: Server) => (await send(server, '/api/verification/iban?iban=ES91')).status
const register = async (server: Server) => (await send(server, '/api/v2/users', { method: 'POST', body: '{}' })).status

/** Resolves to the fingerprint of the server's certificate. Rejects where no TLS is agreed. */
async function fingerprintOf(port: number, options: ConnectionOptions = {}) {
  const socket = connectTls({ port, host: 'localhost', rejectUnauthorized: false, ...options })
  await once(socket.end(), 'secureConnect')
  return socket.getPeerCertificate().fingerprint256
}

test.each<[NodeJS.ProcessEnv, string]>([
  [{ ALTA_ENVIROMENT: 'contrata' }, 'ALTA_ENVIROMENT is no variable of this server; the nearest is ALTA_ENVIRONMENT.'],
  [{ DIST_DIR: '/nowhere' }, 'DIST_DIR must be a folder with a build; it is "/nowhere".'],
  [{ RUN_DIR: '/dev/null' }, 'RUN_DIR must be a folder that can be written'],
  [{ NGINX_PATH: '/bin/false' }, 'NGINX_PATH must be the path of nginx; it is "/bin/false".'],
  [{ CHATBOT_URL: 'x', REPORT_URL: 'y' }, 'one slash; it is "x".\nREPORT_URL must be'],
  [{ API_CA: '/nowhere' }, 'API_CA must be the path of a PEM file that can be read; it is "/nowhere".'],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8; it is'],
])('%j ends the start with one sentence', async (environment, sentence) => {
  const { ended, output } = runServe(environment)
  expect(await ended).toBe(1)
  expect(output()).toContain(sentence)
  expect(output()).not.toMatch(/^\s+at /m)
})

test('a second start in the same folder leaves the first server alone, and adds its build’s assets', async () => {
  const first = await startServer()
  const taken = runServe({ RUN_DIR: first.folder, WEB_PORT: `${first.port}` })
  expect(await taken.ended).toBe(1)
  expect(taken.output()).toContain(`WEB_PORT must be a free port (EADDRINUSE); it is "${first.port}".`)
  const DIST_DIR = writeBuild(join(first.folder, 'dist'), 'buildtwo')
  const second = await startServer({ RUN_DIR: first.folder, DIST_DIR })
  expect([(await send(first, '/')).body, (await send(second, '/')).body]).toMatchObject([/buildone/, /buildtwo/])
  for (const server of [first, second])
    for (const build of ['buildone', 'buildtwo']) {
      const { body, headers } = await send(server, `/assets/index-${build}.js`)
      expect([body, headers['cache-control']]).toEqual([`// ${build}`, expect.stringContaining('immutable')])
    }
})

test('the API’s name is resolved again and may be unknown; a POST is sent once, and its failure is in the log', async () => {
  let found: string[] = []
  const dropped: string[] = []
  const api = await serveApi(({ method = '', socket }, response) => {
    if (socket.localAddress === '127.0.0.1') return void response.end()
    dropped.push(method)
    socket.destroy()
  })
  const RESOLVER = await startNameServer(() => found)
  const server = await startServer({ API_UPSTREAM: `http://api.test:${api.port}`, RESOLVER })
  for (const [status, ...addresses] of [[502], [200, '127.0.0.1'], [502]] as [number, ...string[]][]) {
    found = addresses
    await waitUntil(async () => expect(await register(server)).toBe(status), 200)
  }
  expect((await send(server, '/')).status).toBe(200)
  await waitUntil(() => expect(server.accessLog()).toMatch(/"POST","path":"\/api\/v2\/users","status":502/))
  found = ['127.0.0.2', '127.0.0.3', '127.0.0.4']
  await waitUntil(async () => expect([await call(server), dropped]).toEqual([502, ['GET', 'GET']]), 200)
  await register(server)
  expect(dropped).toEqual(['GET', 'GET', 'POST'])
})

test('an API whose certificate is foreign or of another host gets no call', async () => {
  const own = createAuthority()
  for (const { tls } of [createAuthority().sign('localhost', 'api'), own.sign('elsewhere.example', 'api')]) {
    const { origin } = await serveApi(answerOk, tls)
    const server = await startServer({ API_UPSTREAM: origin, API_CA: own.certificate })
    expect([await call(server), (await send(server, '/')).status]).toEqual([502, 200])
    expect(server.output()).not.toMatch(/ES91|127\.0\.0/)
  }
})

test('a client that ends nothing leaves room for others, also where the log cannot be written', async () => {
  let begun = 0
  const api = await serveApi((incoming, response) => {
    begun += 1
    incoming.resume().on('end', () => answerOk(incoming, response))
  })
  const server = await startServer({ API_UPSTREAM: api.origin, TRUSTED_PROXIES: '127.0.0.1' }, '/dev/full')
  const [path, body] = ['/api/v3/users/pdf', 'x'.repeat(12_000_000)]
  const headers = `Host: a\r\nContent-Length: ${body.length}\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n`
  const upload = `POST ${path} HTTP/1.1\r\n${headers}${body.slice(0, 100_000)}`
  const begins = [...Array(14).fill(upload), ...Array(750).fill(''), ...Array(750).fill('GET / HTTP/1.1\r\nX-')]
  const held = begins.map(bytes => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => {})
    socket.write(bytes)
    return socket
  })
  await waitUntil(() => expect(begun).toBe(4))
  const other = { method: 'POST', body, headers: { 'X-Forwarded-For': '203.0.113.8' } }
  expect([(await send(server, path, other)).status, begun]).toEqual([200, 5])
  for (let turn = 0; turn < 20; turn += 1) expect((await send(server, '/')).status).toBe(200)
  for (const socket of held) socket.destroy()
})

test('weak ciphers are refused, a certificate is renewed by SIGHUP, and the server ended by SIGQUIT without a lost request', async () => {
  const authority = createAuthority()
  const { file, tls } = authority.sign('localhost', 'tls')
  const held: (() => void)[] = []
  const api = await serveApi((...exchange) => void held.push(() => answerOk(...exchange)))
  const server = await startServer({ API_UPSTREAM: api.origin, TLS_CERTIFICATE: file, TLS_KEY: file })
  const poor = { maxVersion: 'TLSv1.2', ciphers: 'AES128-GCM-SHA256:ECDHE-ECDSA-AES128-SHA256' } as const
  await expect(fingerprintOf(server.port, poor)).rejects.toThrow('handshake failure')
  const old = await fingerprintOf(server.port)
  const [first, second] = [register(server), call(server)]
  await waitUntil(() => expect(held).toHaveLength(2))
  writeFileSync(file, tls.cert.subarray(0, 300))
  server.signal('SIGHUP')
  await waitUntil(() => expect(server.output()).toContain('cannot load certificate'))
  expect(await fingerprintOf(server.port)).toBe(old)
  authority.sign('localhost', 'tls')
  server.signal('SIGHUP')
  await waitUntil(async () => expect(await fingerprintOf(server.port)).not.toBe(old))
  held.shift()?.()
  const third = register(server)
  await waitUntil(() => expect(held).toHaveLength(2))
  server.signal('SIGQUIT')
  await waitUntil(() => expect(send(server, '/')).rejects.toThrow('ECONNREFUSED'))
  for (const answer of held) answer()
  expect(await Promise.all([first, second, third, server.ended])).toEqual([200, 200, 200, 0])
})

test('the PROXY protocol says who the client is, and its headers say nothing', async () => {
  const port = await getFreePort()
  const { origin } = await serveApi(({ headers }, response) => response.end(headers['x-forwarded-for']))
  const balancer = { PROXY_PROTOCOL: 'on', TRUSTED_PROXIES: '127.0.0.1' }
  const { output } = runServe({ API_UPSTREAM: origin, WEB_PORT: `${port}`, ...balancer })
  const call = 'GET /api/verification/iban HTTP/1.0\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n'
  await waitUntil(async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`PROXY TCP4 203.0.113.9 10.0.0.1 1234 443\r\n${call}`)
    expect(await text(socket), output()).toMatch(/203\.0\.113\.9$/)
  })
})
