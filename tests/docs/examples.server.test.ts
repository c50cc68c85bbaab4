import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { root } from '../architecture/source-files.ts'
import { writeBuild } from '../nginx/support/server.ts'

const read = (path: string) => readFileSync(root + path, 'utf8')
const guide = read('docs/operating.md')

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
