import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TLSSocket } from 'node:tls'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { waitUntil } from '#tests/support/wait-until.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { root } from '../architecture/source-files.ts'
import { createAuthority } from './support/certificates.ts'
import { closeAll, send, serveApi, temporaryFolder, writeBuild } from './support/server.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')
const guide = read('docs/operating.md')
afterAll(closeAll)

test('the guide leads from a build to a sign-up over TLS, against an API behind a gateway', async () => {
  const [folder, port] = [temporaryFolder(), await getFreePort()]
  const authority = createAuthority(folder)
  const [own, client] = [authority.sign('localhost'), authority.sign('client')]
  const asked: string[] = []
  const tls = { ...own.tls, ca: readFileSync(authority.certificate), requestCert: true, rejectUnauthorized: false }
  const api = await serveApi(
    ({ method, url, headers, socket }, response) => {
      const isKnown = (socket as TLSSocket).authorized && headers['x-gateway-key'] === 'secret'
      asked.push(`${method} ${url} ${isKnown}`)
      // Habits: an absolute redirect, and 201 with its own type.
      if (method === 'GET') response.writeHead(307, { location: `${api.origin}/api/elsewhere` }).end()
      else response.writeHead(isKnown ? 201 : 403, { 'content-type': 'application/json;v=2' }).end('{"id":"1"}')
    },
    { tls },
  )
  writeFileSync(join(folder, 'api-key'), 'X-Gateway-Key: secret\n')
  for (const [name, file] of [
    ['tls.pem', own.certificate],
    ['tls.key', own.key],
    ['ca.pem', authority.certificate],
    ['client.pem', client.pair],
  ] as const)
    cpSync(file, join(folder, name))
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
  const expected = [
    `http on port 8080, API https://localhost`,
    ...Array(2).fill(`https on port ${port}, API ${api.origin}`),
  ]
  expect(said.match(/^alta-luz .*/gm)).toEqual(expected.map(each => expect.stringContaining(`: contrata, ${each}`)))
  const { status, headers } = await send(server, '/api/v3/prices/tariff')
  expect([status, headers.location]).toEqual([307, '/api/elsewhere'])
  expect(await send(server, '/api/v2/users', { method: 'POST' })).toMatchObject({ status: 201, body: '{"id":"1"}' })
  expect(asked.slice(-2)).toEqual(['GET /api/v3/prices/tariff true', 'POST /api/v2/users true'])
})

test('the image has all that the start needs, and stops as nginx does', async () => {
  const [, , web = ''] = read('web/nginx/Dockerfile').split(/^FROM .* AS (?:mock-server|web)$/m)
  const image = temporaryFolder()
  for (const [, , sources = '', target = ''] of web.matchAll(/^COPY (--from=build )?(.+) (\S+)$/gm))
    for (const source of sources.split(' ').map(each => each.replace(/^\/app\//, ''))) {
      const place = join(image, target.endsWith('/') ? target + source.split('/').at(-1) : target)
      if (source === 'dist') writeBuild(place)
      else cpSync(root + source, place, { recursive: true })
    }
  const production = { ALTA_ENVIRONMENT: 'contratar', API_UPSTREAM: 'https://api.example' }
  const { ok, output } = await runCommand('node', ['web/nginx/serve.ts', '--check'], production, { folder: image })
  expect(ok, output).toBe(true)
  expect(web).toMatch(/STOPSIGNAL SIGQUIT[\s\S]*ENTRYPOINT \["node", "web\/nginx\/serve.ts"\]/)
})

test('the example for Kubernetes starts the server, takes large bills and leaves the number to the autoscaler', async () => {
  const manifests = parseAllDocuments(read('docs/kubernetes/web.yaml')).map(each => each.toJS())
  const of = (kind: string) => manifests.find(each => each.kind === kind)
  const environment = { ...of('ConfigMap').data, DIST_DIR: writeBuild(temporaryFolder()) }
  const { ok, output } = await runCommand('node', ['web/nginx/serve.ts', '--check'], environment)
  expect(ok, output).toBe(true)
  const { replicas, template } = of('Deployment').spec
  expect([replicas, of('HorizontalPodAutoscaler').kind]).toEqual([undefined, 'HorizontalPodAutoscaler'])
  for (const { image } of template.spec.containers) expect(image).toMatch(/^\S+:[\w.-]+@sha256:[\da-f]{64}$/)
  expect(guide).toContain(template.spec.initContainers[0].command[2])
  expect(of('Ingress').metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size']).toBe('12m')
  expect(parse(read('docker-compose.yml')).services.web).toMatchObject({ user: '1000:1000', read_only: true })
})

test('every alert is raised by its sample, has a line in the guide, and counts what the log has', async () => {
  const { groups } = parse(read('docs/monitoring/alerts.yml')) as { groups: { rules: { alert: string }[] }[] }
  for (const { alert } of groups.flatMap(({ rules }) => rules)) {
    expect(guide).toContain(`\`${alert}\``)
    expect(read('docs/monitoring/alerts.test.yml')).toContain(`alertname: ${alert}\n`)
  }
  // Debian's packages prometheus and mtail.
  if (existsSync('/usr/bin/promtool')) {
    const { ok, output } = await runCommand('promtool', ['test', 'rules', `${root}docs/monitoring/alerts.test.yml`])
    expect(ok, output).toBe(true)
  }
  const [, format = ''] = /'(\{"time".*\})'/.exec(read('web/nginx/nginx.conf')) ?? []
  const values = { known_method: 'POST', logged_path: '/api/v2/users', status: '502', request_time: '0.120' }
  const line = Object.entries(values).reduce((text, [name, value]) => text.replace(`$${name}`, value), format)
  const log = join(temporaryFolder(), 'access.log')
  writeFileSync(log, `${line}\n`)
  if (existsSync('/usr/bin/mtail')) {
    const args = ['--one_shot', '--one_shot_format=prometheus', '--logs', log, '--progs']
    const { output } = await runCommand('mtail', [...args, `${root}docs/monitoring/access-log.mtail`])
    expect(output).toMatch(/alta_requests_total\{method="POST",path="\/api\/v2\/users",[^}]*status="502"\} 1/)
    expect(output).toMatch(/alta_request_seconds_bucket\{path="\/api\/v2\/users",[^}]*le="0.25"\} 1/)
  }
})
