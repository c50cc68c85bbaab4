import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { afterAll, expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { createAuthority } from './support/certificates.ts'
import { startNameServer } from './support/name-server.ts'
import {
  answerOk,
  closeAll,
  runServe,
  type Server,
  send,
  serveApi,
  startServer,
  temporaryFolder,
  writeBuild,
} from './support/server.ts'

afterAll(closeAll)

const dev = { ALTA_ENVIRONMENT: 'dev' }
const call = async (server: Server) => (await send(server, '/api/verification/iban?iban=ES91')).status
const register = async (server: Server) => (await send(server, '/api/v2/users', { method: 'POST', body: '{}' })).status

/** Sends bytes that no HTTP client would. Resolves to the answer once the connection ends. */
function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

/** Opens connections that never end what they send. */
const hold = (port: number, count: number, bytes: string) =>
  Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {})).map(socket => {
    socket.write(bytes)
    return socket
  })

test.each<[NodeJS.ProcessEnv, string]>([
  [{ ALTA_ENVIROMENT: 'contrata' }, 'ALTA_ENVIROMENT is no variable of this server; the nearest is ALTA_ENVIRONMENT.'],
  [{ api_upstream: 'https://api.example' }, 'api_upstream is no variable of this server; the nearest is API_UPSTREAM.'],
  [{ TRUSTED_PROXY: '10.0.0.1' }, 'TRUSTED_PROXY is no variable of this server; the nearest is TRUSTED_PROXIES.'],
  [{ DIST_DIR: '/nowhere' }, 'DIST_DIR must be a folder with a build; it is "/nowhere".'],
  [{ RUN_DIR: '/dev/null' }, 'RUN_DIR must be a folder that can be written'],
  [{ NGINX_PATH: '/bin/false' }, 'NGINX_PATH must be the path of nginx; it is "/bin/false".'],
  [{ CHATBOT_URL: 'x', REPORT_URL: 'y' }, 'one slash; it is "x".\nREPORT_URL must be'],
  [{ API_CA: '/nowhere' }, 'API_CA must be the path of a PEM file that can be read; it is "/nowhere".'],
  [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8; it is'],
])('%j ends the start with one sentence', async (environment, sentence) => {
  const folder = temporaryFolder()
  const { ended, output } = runServe({ RUN_DIR: folder, DIST_DIR: writeBuild(join(folder, 'dist')), ...environment })
  expect(await ended).toBe(1)
  expect(output()).toContain(sentence)
  expect(output()).not.toMatch(/^\s+at /m)
})

test('--check says what would be served and leaves nothing behind', async () => {
  const [RUN_DIR, DIST_DIR] = [temporaryFolder(), writeBuild(temporaryFolder())]
  const production = { ALTA_ENVIRONMENT: 'contrata', API_UPSTREAM: 'https://api.example' }
  const { ended, output } = runServe({ RUN_DIR, DIST_DIR, ...production }, ['--check'])
  expect(await ended, output()).toBe(0)
  expect(output()).toMatch(/^alta-luz [\d.]+: contrata, http on port 8080, API https:\/\/api\.example\n$/)
  expect(readdirSync(RUN_DIR)).toEqual([])
})

test('a second start in the same folder leaves the first server alone', async () => {
  const first = await startServer()
  const own = { RUN_DIR: join(first.folder, 'run'), DIST_DIR: join(first.folder, 'dist') }
  const { ended, output } = runServe({ ...own, WEB_PORT: `${first.port}` })
  expect(await ended).toBe(1)
  expect(output()).toContain(`WEB_PORT must be a free port (EADDRINUSE); it is "${first.port}".`)
  await startServer(own)
  expect((await send(first, '/')).body).toContain('buildone')
})

test('the API’s name is resolved again, may be unknown, and each lost registration is in the log', async () => {
  let addresses: string[] = []
  const { port } = await serveApi()
  await serveApi((_, response) => response.writeHead(201).end(), { address: '127.0.0.2', port })
  const RESOLVER = await startNameServer(() => addresses)
  const server = await startServer({ ...dev, API_UPSTREAM: `http://api.test:${port}`, RESOLVER })
  expect(await register(server)).toBe(502)
  for (const [address, status] of [
    ['127.0.0.1', 200],
    ['127.0.0.2', 201],
  ] as const) {
    addresses = [address]
    await waitUntil(async () => expect(await call(server)).toBe(status), 200)
  }
  addresses = []
  await waitUntil(async () => expect(await register(server)).toBe(502), 200)
  expect((await send(server, '/')).status).toBe(200)
  await waitUntil(() => expect(server.accessLog()).toMatch(/"POST","path":"\/api\/v2\/users","status":502/))
})

test('a call that the API drops goes to its next address once, and a POST nowhere', async () => {
  const seen: string[] = []
  const drop: typeof answerOk = ({ method = '', socket }) => {
    seen.push(method)
    socket.destroy()
  }
  const { port } = await serveApi(drop, { address: '0.0.0.0' })
  const RESOLVER = await startNameServer(() => ['127.0.0.1', '127.0.0.2', '127.0.0.3'])
  const server = await startServer({ ...dev, API_UPSTREAM: `http://api.test:${port}`, RESOLVER })
  expect([await call(server), await register(server)]).toEqual([502, 502])
  expect(seen).toEqual(['GET', 'GET', 'POST'])
})

test('the API’s certificate is verified, and it is shown this server’s own', async () => {
  const folder = temporaryFolder()
  const [own, foreign] = [createAuthority(folder), createAuthority(folder, 'foreign')]
  const trust = { API_CA: own.certificate, API_CLIENT_CERTIFICATE: own.sign('client').pair }
  const expired = own.sign('localhost', { days: -1, as: 'old' })
  const statuses: number[] = []
  for (const { tls } of [own.sign('localhost'), foreign.sign('localhost'), own.sign('elsewhere.example'), expired]) {
    const isShown = { ca: readFileSync(own.certificate), requestCert: true, rejectUnauthorized: false }
    const api = await serveApi(
      ({ socket }, response) => response.writeHead((socket as TLSSocket).authorized ? 200 : 403).end(),
      { tls: { ...tls, ...isShown } },
    )
    const server = await startServer({ ...dev, API_UPSTREAM: api.origin, ...trust })
    statuses.push(await call(server))
    expect((await send(server, '/')).status).toBe(200)
    expect(server.output()).not.toMatch(/ES91|127\.0\.0/)
  }
  expect(statuses).toEqual([200, 502, 502, 502])
})

test('uploads of one address that never end leave room for others, and pass as they come', async () => {
  let begun = 0
  const api = await serveApi((incoming, response) => {
    begun += 1
    incoming.resume().on('end', () => answerOk(incoming, response))
  })
  const server = await startServer({ ...dev, API_UPSTREAM: api.origin, TRUSTED_PROXIES: '127.0.0.1' })
  const body = 'x'.repeat(12_000_000)
  const head = `POST /api/v3/users/pdf HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n`
  const held = hold(server.port, 14, head + body.slice(0, 100_000))
  await waitUntil(() => expect(begun).toBe(4))
  const upload = async (from: string) =>
    (await send(server, '/api/v3/users/pdf', { method: 'POST', body, headers: { 'X-Forwarded-For': from } })).status
  expect(await upload('203.0.113.8')).toBe(200)
  expect(begun).toBe(5)
  for (const socket of held) socket.destroy()
})

test('a log that cannot be written and half-sent requests stop nobody', async () => {
  const server = await startServer({}, '/dev/full')
  const held = [...hold(server.port, 750, ''), ...hold(server.port, 750, 'GET / HTTP/1.1\r\nHost: a\r\nX-')]
  for (let turn = 0; turn < 20; turn += 1) expect((await send(server, '/')).status).toBe(200)
  for (const socket of held) socket.destroy()
})

test('a certificate is renewed by SIGHUP and the server ended by SIGQUIT without a lost request; half of one changes nothing', async () => {
  const folder = temporaryFolder()
  const authority = createAuthority(folder)
  const [first, second] = [authority.sign('localhost', { as: 'first' }), authority.sign('localhost', { as: 'second' })]
  const [TLS_CERTIFICATE, TLS_KEY] = [join(folder, 'tls.pem'), join(folder, 'tls.key')]
  const install = ({ certificate, key }: typeof first) => {
    copyFileSync(certificate, TLS_CERTIFICATE)
    copyFileSync(key, TLS_KEY)
  }
  install(first)
  const held: (() => void)[] = []
  const api = await serveApi((incoming, response) => {
    if (incoming.url !== '/api/v2/users') answerOk(incoming, response)
    else held.push(() => answerOk(incoming, response))
  })
  const environment = { ...dev, API_UPSTREAM: api.origin, TLS_CERTIFICATE, TLS_KEY, API_REQUESTS_PER_SECOND: '5000' }
  const server = await startServer(environment)
  const shown = () =>
    new Promise<string>(resolve => {
      const ca = readFileSync(authority.certificate)
      const socket = connectTls({ port: server.port, host: 'localhost', servername: 'localhost', ca }, () => {
        resolve(socket.getPeerCertificate().fingerprint256)
        socket.end()
      })
    })
  const seen = { calls: 0, isOver: false }
  const traffic = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (; !seen.isOver; seen.calls += 1) expect(await call(server)).toBe(200)
    }),
  )
  const moreCalls = (before = seen.calls) =>
    Promise.race([traffic, waitUntil(() => expect(seen.calls).toBeGreaterThan(before + 50))])
  const old = await shown()
  await moreCalls()
  writeFileSync(TLS_CERTIFICATE, readFileSync(first.certificate).subarray(0, 200))
  server.signal('SIGHUP')
  await waitUntil(() => expect(server.output()).toContain('cannot load certificate'))
  expect(await shown()).toBe(old)
  install(second)
  server.signal('SIGHUP')
  await waitUntil(async () => expect(await shown()).not.toBe(old))
  await moreCalls()
  const registration = register(server)
  await waitUntil(() => expect(held).toHaveLength(1))
  seen.isOver = true
  await traffic
  server.signal('SIGQUIT')
  await waitUntil(() => expect(send(server, '/')).rejects.toThrow('ECONNREFUSED'))
  held[0]?.()
  expect(await registration).toBe(200)
  expect(await server.ended).toBe(0)
})

test('servers that share a folder of assets have those of each other’s builds', async () => {
  // As the guide says: before a server starts.
  const [kept, first, second] = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  for (const [folder, build] of [
    [first, 'buildone'],
    [second, 'buildtwo'],
  ] as const) {
    const assets = join(writeBuild(folder, build), 'assets')
    cpSync(assets, kept, { recursive: true })
    rmSync(assets, { recursive: true })
    symlinkSync(kept, assets)
  }
  const server = await startServer({ DIST_DIR: first })
  for (const build of ['buildone', 'buildtwo']) {
    const { status, body, headers } = await send(server, `/assets/index-${build}.js`)
    expect([status, body, headers['x-content-type-options']]).toEqual([200, `// ${build}`, 'nosniff'])
    expect(headers['cache-control']).toContain('immutable')
  }
})

test('the PROXY protocol says who the client is, and its headers say nothing', async () => {
  const [WEB_PORT, folder] = [String(await getFreePort()), temporaryFolder()]
  const { origin } = await serveApi(({ headers }, response) => response.end(headers['x-forwarded-for']))
  const balancer = { PROXY_PROTOCOL: 'on', TRUSTED_PROXIES: '127.0.0.1' }
  const own = { WEB_PORT, RUN_DIR: folder, DIST_DIR: writeBuild(join(folder, 'dist')), API_UPSTREAM: origin }
  const { output } = runServe({ ...dev, ...own, ...balancer })
  const bytes =
    'PROXY TCP4 203.0.113.9 10.0.0.1 1234 443\r\nGET /api/verification/iban HTTP/1.0\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n'
  await waitUntil(async () => expect(await sendBytes(Number(WEB_PORT), bytes), output()).toMatch(/203\.0\.113\.9$/))
})

test('TLS 1.2 and later with good ciphers is spoken, and http:// leads to a known host only', async () => {
  const { certificate: TLS_CERTIFICATE, key: TLS_KEY } = createAuthority(temporaryFolder()).sign('localhost')
  const { port } = await startServer({ TLS_CERTIFICATE, TLS_KEY })
  const speaks = (options: ConnectionOptions) =>
    new Promise<boolean>(resolve => {
      const weak = { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.2', ciphers: 'ALL:@SECLEVEL=0' } as const
      const socket = connectTls({ ...weak, ...options, port, host: 'localhost', rejectUnauthorized: false }, () =>
        resolve(Boolean(socket.end())),
      )
      socket.on('error', () => resolve(false))
    })
  const poor = 'AES128-GCM-SHA256:AES256-SHA:ECDHE-ECDSA-AES128-SHA256:@SECLEVEL=0'
  for (const good of [{}, { minVersion: 'TLSv1.3', maxVersion: 'TLSv1.3' } as const])
    expect(await speaks(good)).toBe(true)
  for (const bad of [{ maxVersion: 'TLSv1.1' } as const, { ciphers: poor }]) expect(await speaks(bad)).toBe(false)
  expect(await sendBytes(port, 'GET /?a=1 HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toMatch(
    /^HTTP\/1.1 308[\s\S]*Location: https:\/\/dev\.claravia\.example\/\?a=1\r/,
  )
})

test('nothing but the product is served, and no request of unclear length', async () => {
  const server = await startServer()
  const paths = ['/assets/', '/.git/config', '/nginx.conf', '/..%2f..%2fetc/passwd', '/page.html', '/index.html.br']
  for (const path of [...paths, '/maintenance.html', '/problem', '/stub_status', '/TRACE', '/%00'])
    expect(await sendBytes(server.port, `GET ${path} HTTP/1.0\r\n\r\n`), path).toMatch(
      /^HTTP\/1.1 40[034](?![\s\S]*root:)/,
    )
  for (const length of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Content-Length: -1',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
  ])
    expect(
      await sendBytes(server.port, `POST /api/v2/users HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n0\r\n\r\n`),
    ).toMatch(/^HTTP\/1.1 (400|501)[\s\S]*Server: nginx\r/)
})
