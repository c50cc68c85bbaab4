import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls'
import { expect, test } from 'vitest'
import { waitUntil } from '#tests/support/wait-until.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { createAuthority } from './support/certificates.ts'
import { startNameServer } from './support/name-server.ts'
import {
  answerOk,
  runServe,
  type Server,
  serveApi,
  startServer,
  temporaryFolder,
  writeBuild,
} from './support/server.ts'

const dev = { ALTA_ENVIRONMENT: 'dev' }
const call = ({ origin }: Server, init?: RequestInit) => fetch(`${origin}/api/verification/iban?iban=ES91`, init)
const register = ({ origin }: Server) => fetch(`${origin}/api/v2/users`, { method: 'POST', body: '{}' })

/** Sends bytes that no HTTP client would. Resolves to what is answered until the connection ends or is quiet. */
function sendBytes({ port }: { port: number }, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.once('data', answer => {
      resolve(answer.toString())
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

test.each([
  [{ ALTA_ENVIROMENT: 'contrata' }, 'ALTA_ENVIROMENT is no variable of this server; the nearest is ALTA_ENVIRONMENT.'],
  [{ api_upstream: 'https://api.example' }, 'api_upstream is no variable of this server; the nearest is API_UPSTREAM.'],
  [{ DIST_DIR: '/nowhere' }, 'DIST_DIR must be a folder with a build; it is "/nowhere".'],
  [{ RUN_DIR: '/dev/null' }, 'RUN_DIR must be a folder that can be written'],
  [{ NGINX_PATH: '/nowhere' }, 'NGINX_PATH must be the path of nginx; it is "/nowhere".'],
  [{ CHATBOT_URL: 'x', REPORT_URL: 'y' }, 'one slash; it is "x".\nREPORT_URL must be'],
])('%j ends the start with one sentence', async (environment, sentence) => {
  const folder = temporaryFolder()
  const own = { WEB_PORT: `${await getFreePort()}`, RUN_DIR: folder, DIST_DIR: writeBuild(join(folder, 'dist'), 'a') }
  const { ended, output } = runServe({ ...own, ...environment })
  expect(await ended).toBe(1)
  expect(output()).toContain(sentence)
  expect(output()).not.toMatch(/^\s+at |nginx refuses/m)
})

test('--check says what would be served and leaves nothing behind', async () => {
  const [RUN_DIR, DIST_DIR] = [temporaryFolder(), writeBuild(temporaryFolder(), 'a')]
  const production = { ALTA_ENVIRONMENT: 'contrata', API_UPSTREAM: 'https://api.example' }
  const { ended, output } = runServe({ RUN_DIR, DIST_DIR, ...production }, ['--check'])
  expect(await ended, output()).toBe(0)
  expect(output()).toMatch(/^alta-luz [\d.]+: contrata, http on port 8080, API https:\/\/api\.example\n$/)
  expect(readdirSync(RUN_DIR)).toEqual([])
})

test('a second start in the same folder leaves the first server alone', async () => {
  const { port, origin, folder } = await startServer()
  const own = { RUN_DIR: join(folder, 'run'), DIST_DIR: join(folder, 'dist') }
  const { ended, output } = runServe({ ...own, WEB_PORT: `${port}` })
  expect(await ended).toBe(1)
  expect(output()).toContain(`WEB_PORT must be a free port (EADDRINUSE); it is "${port}".`)
  await startServer({ ...own, WEB_PORT: `${await getFreePort()}` })
  expect(await (await fetch(origin)).text()).toContain('buildone')
})

test('the API’s name is resolved again, may be unknown, and each lost registration is in the log', async () => {
  let addresses: string[] = []
  const first = await serveApi()
  await serveApi((_, response) => response.writeHead(201).end(), { address: '127.0.0.2', port: first.port })
  const environment = {
    ...dev,
    API_UPSTREAM: `http://api.test:${first.port}`,
    RESOLVER: await startNameServer(() => addresses),
  }
  const server = await startServer(environment)
  expect((await register(server)).status).toBe(502)
  addresses = ['127.0.0.1']
  await waitUntil(async () => expect((await call(server)).status).toBe(200), 200)
  addresses = ['127.0.0.2']
  await waitUntil(async () => expect((await call(server)).status).toBe(201), 200)
  addresses = []
  await waitUntil(async () => expect((await register(server)).status).toBe(502), 200)
  expect((await fetch(server.origin)).status).toBe(200)
  await waitUntil(() => expect(server.accessLog()).toMatch(/"POST","path":"\/api\/v2\/users","status":502/))
})

test('a call that the API drops goes to its next address once, and a POST nowhere', async () => {
  const seen: string[] = []
  const drop: typeof answerOk = ({ method = '', socket }) => {
    seen.push(method)
    socket.destroy()
  }
  const api = await serveApi(drop, { address: '0.0.0.0' })
  const RESOLVER = await startNameServer(() => ['127.0.0.1', '127.0.0.2', '127.0.0.3'])
  const server = await startServer({ ...dev, API_UPSTREAM: `http://api.test:${api.port}`, RESOLVER })
  expect([(await call(server)).status, (await register(server)).status]).toEqual([502, 502])
  expect(seen).toEqual(['GET', 'GET', 'POST'])
})

test('the API’s certificate is verified, and it is shown this server’s own', async () => {
  const folder = temporaryFolder()
  const [own, foreign] = [createAuthority(folder), createAuthority(folder, 'foreign')]
  const client = own.sign('client')
  const statuses: number[] = []
  for (const { tls } of [
    own.sign('localhost'),
    foreign.sign('localhost'),
    own.sign('elsewhere.example'),
    own.sign('localhost', { days: -1, as: 'old' }),
  ]) {
    const isShown = { ca: readFileSync(own.certificate), requestCert: true, rejectUnauthorized: false }
    const api = await serveApi(
      (incoming, response) => response.writeHead((incoming.socket as TLSSocket).authorized ? 200 : 403).end(),
      { tls: { ...tls, ...isShown } },
    )
    const server = await startServer({
      ...dev,
      API_UPSTREAM: api.origin,
      API_CA: own.certificate,
      API_CLIENT_CERTIFICATE: client.pair,
    })
    statuses.push((await call(server)).status)
    expect((await fetch(server.origin)).status).toBe(200)
    expect(server.output()).not.toMatch(/ES91|127\.0\.0/)
  }
  expect(statuses).toEqual([200, 502, 502, 502])
})

test('uploads of one address that never end leave room for others, and fill no disk', async () => {
  const api = await serveApi((incoming, response) => incoming.resume().on('end', () => answerOk(incoming, response)))
  const server = await startServer({ ...dev, API_UPSTREAM: api.origin, TRUSTED_PROXIES: '127.0.0.1 ::1' })
  const size = 12_000_000
  const head = `POST /api/v3/users/pdf HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n`
  const held = Array.from({ length: 14 }, () => connect(server.port, '127.0.0.1').on('error', () => {}))
  for (const socket of held) socket.write(head + 'x'.repeat(100_000))
  const upload = (from: string) =>
    fetch(`${server.origin}/api/v3/users/pdf`, {
      method: 'POST',
      body: 'x'.repeat(size),
      headers: { 'X-Forwarded-For': from },
    })
  await waitUntil(async () => expect((await upload('203.0.113.7')).status).toBe(429), 200)
  expect((await upload('203.0.113.8')).status).toBe(200)
  expect(readdirSync(join(server.folder, 'run', String(server.port), 'temp'))).toEqual([])
  for (const socket of held) socket.destroy()
})

test('a log that cannot be written and half-sent requests stop nobody', async () => {
  const server = await startServer({}, { log: '/dev/full' })
  const held = Array.from({ length: 1500 }, () => connect(server.port, '127.0.0.1').on('error', () => {}))
  for (const [index, socket] of held.entries()) if (index % 2) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-')
  for (let turn = 0; turn < 20; turn += 1) expect((await fetch(server.origin)).status).toBe(200)
  for (const socket of held) socket.destroy()
})

test('a certificate is renewed by SIGHUP and the server ended by SIGQUIT without a lost request; half of one changes nothing', async () => {
  const folder = temporaryFolder()
  const authority = createAuthority(folder)
  const [first, second] = [1, 2].map(each => authority.sign('localhost', { as: `server${each}` }))
  const [TLS_CERTIFICATE, TLS_KEY] = [join(folder, 'tls.pem'), join(folder, 'tls.key')]
  const install = (signed: typeof first) => {
    copyFileSync(signed?.certificate ?? '', TLS_CERTIFICATE)
    copyFileSync(signed?.key ?? '', TLS_KEY)
  }
  install(first)
  const held: (() => void)[] = []
  const api = await serveApi(
    (incoming, response) =>
      void (incoming.url === '/api/v2/users'
        ? held.push(() => answerOk(incoming, response))
        : answerOk(incoming, response)),
  )
  const server = await startServer({
    ...dev,
    API_UPSTREAM: api.origin,
    TLS_CERTIFICATE,
    TLS_KEY,
    API_REQUESTS_PER_SECOND: '5000',
  })
  const agent = new Agent({ ca: readFileSync(authority.certificate) })
  const ask = (path: string, method = 'GET') =>
    new Promise<number>((resolve, reject) => {
      request(`${server.origin}${path}`, { agent, method }, response => resolve(response.resume().statusCode ?? 0))
        .on('error', reject)
        .end()
    })
  const shown = () =>
    new Promise<string>(resolve => {
      const socket = connectTls(
        { port: server.port, host: 'localhost', servername: 'localhost', ca: readFileSync(authority.certificate) },
        () => {
          resolve(socket.getPeerCertificate().fingerprint256)
          socket.end()
        },
      )
    })
  const seen = { calls: 0, isOver: false }
  const traffic = Promise.all(
    Array.from({ length: 8 }, async () => {
      for (; !seen.isOver; seen.calls += 1) expect(await ask('/api/verification/iban')).toBe(200)
    }),
  )
  const more = () => Promise.race([traffic, waitUntil(() => expect(seen.calls).toBeGreaterThan(before + 50))])
  let before = 0
  const old = await shown()
  await more()
  writeFileSync(TLS_CERTIFICATE, readFileSync(first?.certificate ?? '').subarray(0, 200))
  server.signal('SIGHUP')
  await waitUntil(() => expect(server.output()).toContain('cannot load certificate'))
  expect(await shown()).toBe(old)
  install(second)
  server.signal('SIGHUP')
  await waitUntil(async () => expect(await shown()).not.toBe(old))
  before = seen.calls
  await more()
  const registration = ask('/api/v2/users', 'POST')
  await waitUntil(() => expect(held).toHaveLength(1))
  seen.isOver = true
  await traffic
  server.signal('SIGQUIT')
  await waitUntil(() => expect(ask('/')).rejects.toThrow('ECONNREFUSED'))
  held[0]?.()
  expect(await registration).toBe(200)
  expect(await server.ended).toBe(0)
})

test('servers that share a folder of assets have those of each other’s builds', async () => {
  const [kept, folders] = [temporaryFolder(), [temporaryFolder(), temporaryFolder()]]
  // As the guide says: before a server starts.
  for (const [index, build] of ['buildone', 'buildtwo'].entries()) {
    const assets = join(writeBuild(folders[index] ?? '', build), 'assets')
    cpSync(assets, kept, { recursive: true })
    rmSync(assets, { recursive: true })
    symlinkSync(kept, assets)
  }
  for (const DIST_DIR of folders) {
    const server = await startServer({ DIST_DIR })
    for (const build of ['buildone', 'buildtwo']) {
      const response = await fetch(`${server.origin}/assets/index-${build}.js`)
      expect([response.status, await response.text()]).toEqual([200, `// ${build}`])
      expect(response.headers.get('cache-control')).toContain('immutable')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  }
})

test('the PROXY protocol says who the client is, and its headers say nothing', async () => {
  const port = await getFreePort()
  const api = await serveApi(({ headers }, response) => response.end(headers['x-forwarded-for']))
  const folder = temporaryFolder()
  const { output } = runServe({
    ...dev,
    WEB_PORT: String(port),
    RUN_DIR: folder,
    DIST_DIR: writeBuild(join(folder, 'dist'), 'a'),
    API_UPSTREAM: api.origin,
    PROXY_PROTOCOL: 'on',
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const bytes =
    'PROXY TCP4 203.0.113.9 10.0.0.1 1234 443\r\nGET /api/verification/iban HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: 198.51.100.1\r\n\r\n'
  await waitUntil(async () => expect(await sendBytes({ port }, bytes), output()).toMatch(/203\.0\.113\.9$/))
})

test('TLS 1.2 and later with good ciphers is spoken, and http:// leads to a known host only', async () => {
  const folder = temporaryFolder()
  const { certificate: TLS_CERTIFICATE, key: TLS_KEY } = createAuthority(folder).sign('localhost')
  const server = await startServer({ TLS_CERTIFICATE, TLS_KEY })
  const speaks = (options: ConnectionOptions) =>
    new Promise<boolean>(resolve => {
      const socket = connectTls({ ...options, port: server.port, host: 'localhost', rejectUnauthorized: false }, () =>
        resolve(Boolean(socket.end())),
      )
      socket.on('error', () => resolve(false))
    })
  const old = { maxVersion: 'TLSv1.2', ciphers: 'ALL:@SECLEVEL=0' } as const
  expect(await speaks({ ...old, minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1' })).toBe(false)
  expect(await speaks(old)).toBe(true)
  expect(await speaks({ ...old, ciphers: 'AES128-GCM-SHA256:AES256-SHA:ECDHE-ECDSA-AES128-SHA256:@SECLEVEL=0' })).toBe(
    false,
  )
  const plain = 'GET /?a=1 HTTP/1.1\r\nHost: evil.example\r\n\r\n'
  expect(await sendBytes(server, plain)).toMatch(
    /^HTTP\/1.1 308[\s\S]*Location: https:\/\/dev\.claravia\.example\/\?a=1\r/,
  )
})

test('nothing but the product is served, and no request of unclear length', async () => {
  const server = await startServer()
  for (const path of [
    '/assets/',
    '/.git/config',
    '/nginx.conf',
    '/..%2f..%2fetc/passwd',
    '/page.html',
    '/maintenance.html',
    '/problem',
    '/stub_status',
  ])
    expect(await sendBytes(server, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`), path).toMatch(
      /^HTTP\/1.1 40[034](?![\s\S]*root:)/,
    )
  for (const length of [
    'Content-Length: 5\r\nTransfer-Encoding: chunked',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, identity',
  ])
    expect(await sendBytes(server, `POST /api/v2/users HTTP/1.1\r\nHost: a\r\n${length}\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 (400|501)[\s\S]*Server: nginx\r/,
    )
})
