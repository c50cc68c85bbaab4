import { spawn } from 'node:child_process'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TLSSocket } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { waitUntil } from '#tests/support/wait-until.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { getFreePort } from '../../scripts/start/ports.ts'
import { root } from '../architecture/source-files.ts'
import { createAuthority } from './support/certificates.ts'
import { serveApi, temporaryFolder, writeBuild } from './support/server.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')
const guide = read('docs/operating.md')

test('the guide leads from a build to a sign-up over TLS, against an API behind a gateway', async () => {
  const folder = temporaryFolder()
  const authority = createAuthority(folder)
  const [own, client] = [authority.sign('localhost'), authority.sign('client')]
  const asked: string[] = []
  const api = await serveApi(
    (incoming, response) => {
      const isKnown = (incoming.socket as TLSSocket).authorized && incoming.headers['x-gateway-key'] === 'secret'
      asked.push(`${incoming.method} ${incoming.url} ${isKnown}`)
      incoming.resume()
      // Habits: an absolute redirect, a cookie of its own domain, 201 with a type of its own.
      if (incoming.method === 'GET')
        response
          .writeHead(307, { location: `${api.origin}/api/elsewhere`, 'set-cookie': 'node=1; Domain=localhost' })
          .end()
      else response.writeHead(isKnown ? 201 : 403, { 'content-type': 'application/json;v=2' }).end('{"id":"1"}')
    },
    { tls: { ...own.tls, ca: readFileSync(authority.certificate), requestCert: true, rejectUnauthorized: false } },
  )
  const port = await getFreePort()
  writeFileSync(join(folder, 'api-key'), 'X-Gateway-Key: secret\n')
  const files = {
    'tls.pem': own.certificate,
    'tls.key': own.key,
    'ca.pem': authority.certificate,
    'client.pem': client.pair,
  }
  for (const [name, file] of Object.entries(files)) cpSync(file, join(folder, name))
  const [, commands = ''] = /## Start\n[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? []
  const script = commands
    .replaceAll(/\/(etc|var\/log)\/alta-luz/g, folder)
    .replace('https://api.example', api.origin)
    .replace('8443', `${port}`)
  const env = {
    PATH: process.env.PATH,
    DIST_DIR: writeBuild(join(folder, 'dist'), 'a'),
    RUN_DIR: folder,
    npm_config_update_notifier: 'false',
  }
  const shell = spawn('bash', ['-ec', script], { cwd: root, env, stdio: ['ignore', 'ignore', 'pipe'], detached: true })
  onTestFinished(() => void process.kill(-(shell.pid ?? 0), 'SIGTERM'))
  let said = ''
  shell.stderr.setEncoding('utf8').on('data', chunk => {
    said += chunk
  })

  const agent = new Agent({ ca: readFileSync(authority.certificate) })
  const ask = (method: string, path: string) =>
    new Promise<[status: number | undefined, body: string, location?: string]>((resolve, reject) => {
      const sent = request({ port, host: 'localhost', path, method, agent }, async response => {
        resolve([response.statusCode, await text(response), response.headers.location])
      })
      sent.on('error', reject).end()
    })
  await waitUntil(async () => expect((await ask('GET', '/'))[0], said).toBe(200), 200)
  expect(said.match(/^alta-luz .*/gm)).toEqual([
    expect.stringContaining(': contrata, http on port 8080, API https://localhost'),
    ...Array(2).fill(expect.stringContaining(`: contrata, https on port ${port}, API ${api.origin}`)),
  ])
  expect(await ask('GET', '/api/v3/prices/tariff')).toEqual([307, '', `https://localhost:${port}/api/elsewhere`])
  expect(await ask('POST', '/api/v2/users')).toEqual([201, '{"id":"1"}', undefined])
  expect(asked.slice(-2)).toEqual(['GET /api/v3/prices/tariff true', 'POST /api/v2/users true'])
})

test('the image has all that the start needs, and stops as nginx does', async () => {
  const [, , web = ''] = read('web/nginx/Dockerfile').split(/^FROM .* AS (?:mock-server|web)$/m)
  const image = temporaryFolder()
  for (const [, from, sources = '', target = ''] of web.matchAll(/^COPY (--from=build )?(.+) (\S+)$/gm))
    for (const source of sources.split(' ').map(each => each.replace(/^\/app\//, ''))) {
      if (source === 'dist') writeBuild(join(image, 'dist'), 'a')
      else
        cpSync(root + source, join(image, from || !target.endsWith('/') ? target : target + source.split('/').at(-1)), {
          recursive: true,
        })
    }
  const production = { ALTA_ENVIRONMENT: 'contratar', API_UPSTREAM: 'https://api.example' }
  const { ok, output } = await runCommand('node', ['web/nginx/serve.ts', '--check'], production, { folder: image })
  expect(ok, output).toBe(true)
  expect(web).toMatch(/STOPSIGNAL SIGQUIT[\s\S]*ENTRYPOINT \["node", "web\/nginx\/serve.ts"\]/)
})

test('the example for Kubernetes starts the server, takes large bills and leaves the number to the autoscaler', async () => {
  interface Manifest {
    kind: string
    data: NodeJS.ProcessEnv
    metadata: { annotations: Record<string, string> }
    spec: {
      replicas?: number
      template: { spec: { initContainers: { command: string[] }[]; containers: { image: string }[] } }
    }
  }
  const manifests = parseAllDocuments(read('docs/kubernetes/web.yaml')).map(each => each.toJS() as Manifest)
  const of = (kind: string) => manifests.find(each => each.kind === kind) as Manifest
  const KEPT_ASSETS = temporaryFolder()
  const environment = { ...of('ConfigMap').data, KEPT_ASSETS }
  const { ok, output } = await runCommand('node', ['web/nginx/serve.ts', '--check'], {
    ...environment,
    DIST_DIR: writeBuild(temporaryFolder(), 'a'),
  })
  expect(ok, output).toBe(true)
  const { spec } = of('Deployment')
  expect([spec.replicas, of('HorizontalPodAutoscaler').kind]).toEqual([undefined, 'HorizontalPodAutoscaler'])
  for (const { image } of spec.template.spec.containers) expect(image).toMatch(/^\S+:[\w.-]+@sha256:[\da-f]{64}$/)
  expect(guide).toContain(spec.template.spec.initContainers[0]?.command[2])
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
  const log = join(temporaryFolder(), 'access.log')
  writeFileSync(
    log,
    `${read('web/nginx/nginx.conf')
      .match(/'(\{"time".*\})'/)?.[1]
      ?.replace('$known_method', 'POST')
      .replace('$logged_path', '/api/v2/users')
      .replace('$status', '502')
      .replace('$request_time', '0.120')}\n`,
  )
  if (existsSync('/usr/bin/mtail')) {
    const { output } = await runCommand('mtail', [
      '--one_shot',
      '--one_shot_format=prometheus',
      '--logs',
      log,
      '--progs',
      `${root}docs/monitoring/access-log.mtail`,
    ])
    expect(output).toMatch(/alta_requests_total\{method="POST",path="\/api\/v2\/users",[^}]*status="502"\} 1/)
    expect(output).toMatch(/alta_request_seconds_bucket\{path="\/api\/v2\/users",[^}]*le="0.25"\} 1/)
  }
})
