import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ConnectionOptions, connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuthority } from '../../scripts/rehearse/certificates.ts'
import { type ProductionServer, startServer } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'alta-luz-hardening-'))
const authority = createAuthority(folder, 'own')
const { certificate, key } = authority.sign('localhost')
let server: ProductionServer
let secure: ProductionServer
beforeAll(async () => {
  server = await startServer()
  secure = await startServer({ TLS_CERTIFICATE: certificate, TLS_KEY: key }, { scheme: 'https' })
})
afterAll(async () => {
  await Promise.all([server.close(), secure.close()])
  rmSync(folder, { recursive: true })
})

/** Sends bytes that no HTTP client would, and returns the status of the answer. */
function send(text: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text))
    socket.once('data', answer => {
      resolve(Number(answer.toString().split(' ')[1]))
      socket.destroy()
    })
    socket.on('error', reject)
  })
}

/** Whether the server speaks TLS in one of these ways. */
function isAnswered(ways: ConnectionOptions): Promise<boolean> {
  const ca = readFileSync(authority.certificate)
  return new Promise(resolve => {
    const socket = connectTls({ ...ways, ca, port: secure.port, host: 'localhost', servername: 'localhost' }, () => {
      resolve(true)
      socket.end()
    }).on('error', () => resolve(false))
  })
}

describe('the server', () => {
  test.runIf(existsSync('/proc/net/if_inet6'))('answers on IPv4 and on IPv6 §own.94', async () => {
    for (const host of ['127.0.0.1', '[::1]']) expect((await fetch(`http://${host}:${server.port}`)).status).toBe(200)
  })

  test.each(['TRACE', 'CONNECT', 'PUT', 'DELETE'])('takes no %s for a page §own.94', async method => {
    expect(await send(`${method} / HTTP/1.1\r\nHost: localhost\r\n\r\n`)).toBeGreaterThanOrEqual(400)
  })

  test.each([
    '/assets/',
    '/.git/config',
    '/package.json',
    '/nginx.conf',
    '/..%2f..%2fetc/passwd',
    '/page.html',
    '/problems/502.problem',
  ])('serves nothing at %s §own.94', async path => {
    const response = await fetch(server.origin + path)
    expect([403, 404, 400]).toContain(response.status)
    expect(await response.text()).not.toMatch(/Index of|root:|buildone\.js"?>index/)
  })

  test.each([
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 5\r\nContent-Length: 6\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
  ])('refuses a request whose length is not clear: %j §own.94', async headers => {
    expect(
      await send(`POST /api/v2/users HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n0\r\n\r\n`),
    ).toBeGreaterThanOrEqual(400)
  })

  test('does not tell its version §own.94', async () => {
    expect((await fetch(server.origin)).headers.get('server')).toBe('nginx')
  })

  test.each([
    ['TLSv1.1', false],
    ['TLSv1.2', true],
    ['TLSv1.3', true],
  ] as const)('%s is spoken: %s §own.94', async (version, isSpoken) => {
    // Without this level OpenSSL refuses the old version itself, and nothing is asked of the server.
    expect(await isAnswered({ minVersion: version, maxVersion: version, ciphers: 'ALL:@SECLEVEL=0' })).toBe(isSpoken)
  })

  test.each([
    ['ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256', true],
    ['ECDHE-RSA-CHACHA20-POLY1305:ECDHE-ECDSA-CHACHA20-POLY1305', true],
    ['ECDHE-RSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA256', false],
    ['AES128-GCM-SHA256:AES256-SHA', false],
  ])('TLS 1.2 with %s is spoken: %s §own.94', async (offered, isSpoken) => {
    expect(await isAnswered({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2', ciphers: `${offered}:@SECLEVEL=0` })).toBe(
      isSpoken,
    )
  })

  test('leads somebody who wrote http:// to https:// §own.94', async () => {
    const response = await fetch(`http://localhost:${secure.port}/?a=1`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([308, `https://localhost:${secure.port}/?a=1`])
  })
})
