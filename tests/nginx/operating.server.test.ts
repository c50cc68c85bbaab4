import { spawn } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { waitUntil } from '#tests/support/wait-until.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { root } from '../architecture/source-files.ts'
import { createAuthority } from './support/certificates.ts'
import { send, serveApi, temporaryFolder, writeBuild } from './support/server.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')
const guide = read('docs/operating.md')

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

test('the image starts with the variables of the example for Kubernetes, which takes large bills and scales', async () => {
  const [, , web = ''] = read('web/nginx/Dockerfile').split(/^FROM .* AS (?:mock-server|web)$/m)
  const [image, RUN_DIR] = [temporaryFolder(), temporaryFolder()]
  for (const [, , sources = '', target = ''] of web.matchAll(/^COPY (--from=build )?(.+) (\S+)$/gm))
    for (const source of sources.split(' ').map(each => each.replace(/^\/app\//, ''))) {
      const place = join(image, target.endsWith('/') ? target + source.split('/').at(-1) : target)
      if (source === 'dist') writeBuild(place)
      else cpSync(root + source, place, { recursive: true })
    }
  expect(web).toMatch(/STOPSIGNAL SIGQUIT[\s\S]*ENTRYPOINT \["node", "web\/nginx\/serve.ts"\]/)

  const manifests = parseAllDocuments(read('docs/kubernetes/web.yaml')).map(each => each.toJS())
  const of = (kind: string) => manifests.find(each => each.kind === kind)
  const environment = { ...of('ConfigMap').data, RUN_DIR }
  const check = await runCommand('node', ['web/nginx/serve.ts', '--check'], environment, { folder: image })
  expect(check.ok, check.output).toBe(true)
  expect(readdirSync(RUN_DIR), 'a check leaves nothing behind').toEqual([])
  const { replicas, template } = of('Deployment').spec
  expect([replicas, of('HorizontalPodAutoscaler').kind]).toEqual([undefined, 'HorizontalPodAutoscaler'])
  for (const each of template.spec.containers) expect(each.image).toMatch(/^\S+:[\w.-]+@sha256:[\da-f]{64}$/)
  expect(guide).toContain(template.spec.initContainers[0].command[2])
  expect(of('Ingress').metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe('12m')
  expect(parse(read('docker-compose.yml')).services.web).toMatchObject({ user: '1000:1000', read_only: true })
})

test('every alert is raised by its sample and has a line in the guide', async () => {
  const { groups } = parse(read('docs/monitoring/alerts.yml')) as { groups: { rules: { alert: string }[] }[] }
  for (const { alert } of groups.flatMap(({ rules }) => rules)) {
    expect(guide).toContain(`\`${alert}\``)
    expect(read('docs/monitoring/alerts.test.yml')).toContain(`alertname: ${alert}\n`)
  }
  // Of Debian's package prometheus.
  if (!existsSync('/usr/bin/promtool')) return
  const { ok, output } = await runCommand('promtool', ['test', 'rules', `${root}docs/monitoring/alerts.test.yml`])
  expect(ok, output).toBe(true)
})
