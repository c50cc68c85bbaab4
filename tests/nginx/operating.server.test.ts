import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { waitUntil } from '#tests/support/wait-until.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { root } from '../architecture/source-files.ts'
import { createAuthority } from './support/certificates.ts'
import { send, serveApi, writeBuild } from './support/server.ts'

const guide = readFileSync(`${root}docs/operating.md`, 'utf8')

test('the guide leads from a build to a sign-up over TLS that an API behind a gateway gets and a metric counts', async () => {
  const [folder, port] = [temporaryFolder(), await getFreePort()]
  const authority = createAuthority(folder)
  const { file, tls } = authority.sign('localhost', 'tls')
  cpSync(file, join(folder, 'tls.key'))
  authority.sign('client', 'client')
  const asked: string[] = []
  const api = await serveApi(
    ({ method, url, headers, socket }, response) => {
      const isKnown = (socket as TLSSocket).authorized && headers['x-gateway-key'] === 'secret'
      asked.push(`${method} ${url} ${isKnown}`)
      // Habits: an absolute redirect, and 201 with its own type.
      if (method === 'GET') response.writeHead(307, { location: `${api.origin}/api/elsewhere` }).end()
      else response.writeHead(isKnown ? 201 : 403, { 'content-type': 'application/json;v=2' }).end('{"id":"1"}')
    },
    { ...tls, ca: readFileSync(authority.certificate), requestCert: true, rejectUnauthorized: false },
  )
  writeFileSync(join(folder, 'api-key'), 'X-Gateway-Key: secret\n')
  const [, commands = ''] = /## Start\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? []
  const script = commands
    .replaceAll(/\/(etc|var\/log)\/alta-luz/g, folder)
    .replace('https://api.example', api.origin)
    .replace('8443', `${port}`)
  const env = { PATH: process.env.PATH, DIST_DIR: writeBuild(join(folder, 'dist')), RUN_DIR: folder }
  const shell = spawn('bash', ['-ec', script], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  onTestFinished(() => void process.kill(-(shell.pid ?? 0), 'SIGTERM'))
  let said = ''
  shell.stderr.on('data', chunk => {
    said += chunk
  })
  const server = { port, isTls: true }
  await waitUntil(async () => expect((await send(server, '/')).status, said).toBe(200), 200)
  const served = `https on port ${port}, API ${api.origin}`
  const expected = ['http on port 8080, API https://localhost', served, served]
  expect(said.match(/^alta-luz .*/gm)).toEqual(expected.map(each => expect.stringContaining(`: contrata, ${each}`)))
  const plain = await send({ port, isTls: false }, '/?a=1', { headers: { host: 'evil.example' } })
  expect([plain.status, plain.headers.location]).toEqual([308, 'https://contrata.claravia.example/?a=1'])
  const { status, headers } = await send(server, '/api/v3/prices/tariff')
  expect([status, headers.location]).toEqual([307, '/api/elsewhere'])
  expect(await send(server, '/api/v2/users', { method: 'POST' })).toMatchObject({ status: 201, body: '{"id":"1"}' })
  expect(asked.slice(-2)).toEqual(['GET /api/v3/prices/tariff true', 'POST /api/v2/users true'])
  // Of Debian's package mtail.
  if (!existsSync('/usr/bin/mtail')) return
  const args = ['--one_shot', '--one_shot_format=prometheus', '--progs', `${root}docs/monitoring/access-log.mtail`]
  await waitUntil(async () => {
    const lines = readFileSync(join(folder, 'access.log'), 'utf8')
    writeFileSync(join(folder, 'fast.log'), lines.replace(/"seconds":[\d.]+/g, '"seconds":0.000'))
    const { output } = await runCommand('mtail', [...args, '--logs', join(folder, 'fast.log')])
    expect(output).toMatch(/alta_requests_total\{method="POST",path="\/api\/v2\/users",[^}]*status="201"\} 1/)
    expect(output).toMatch(/alta_request_seconds_bucket\{path="\/api\/v2\/users",[^}]*le="\+Inf"\} 1/)
  })
})
