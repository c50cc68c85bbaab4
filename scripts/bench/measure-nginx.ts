import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import autocannon from 'autocannon'
import { nginxPath } from '../browser/nginx-path.ts'
import { startProductionServer, waitUntil } from '../rehearse/production-server.ts'
import { getFreePort } from '../start/ports.ts'
import { median } from './median.ts'
import type { Row } from './table.ts'

const rounds = 7
/** Short slices in turns: whatever else the machine does slows both servers. */
const sliceSeconds = 1
const connections = 20

/**
 * Measures the production server's pages and calls, as shares of a bare nginx in the same run: one that serves the same compressed file, and
 * one that passes calls on to the same API. Needs a build. Throws an Error where there is no nginx.
 */
export async function measureNginx(): Promise<Row[]> {
  const nginx = nginxPath()
  if (!nginx) throw new Error('The figures of the production server need nginx: NGINX_PATH names it.')
  const folder = await mkdtemp(join(tmpdir(), 'alta-luz-bench-'))
  const api = await startBare(nginx, folder, 'api', 'return 200 \'{"fixed":4.5}\';')
  const product = await startProductionServer({
    NGINX_PATH: nginx,
    API_UPSTREAM: api.origin,
    RUN_DIR: join(folder, 'run'),
    ACCESS_LOG: join(folder, 'access.log'),
    METRICS_PORT: String(await getFreePort()),
    API_REQUESTS_PER_SECOND: '100000',
    API_BURST: '100000',
  })
  // The very file that the product serves.
  const bare = await startBare(nginx, folder, 'bare', `root ${resolve('dist')}; gzip_static on;`)
  const passing = await startBare(nginx, folder, 'passing', `proxy_pass ${api.origin};`)
  const rows = [
    ...(await compare('Production server: pages', `${product.origin}/`, `${bare.origin}/index.html`, 0.9)),
    ...(await compare(
      'Production server: calls',
      `${product.origin}/api/v3/prices/tariff`,
      `${passing.origin}/api/v3/prices/tariff`,
    )),
  ]
  await Promise.all([product.stop(), bare.stop(), passing.stop(), api.stop()])
  await rm(folder, { recursive: true })
  return rows
}

async function compare(what: string, product: string, bare: string, atLeast?: number): Promise<Row[]> {
  const rates: number[] = []
  const shares: number[] = []
  // The first round warms both servers up.
  for (let round = 0; round <= rounds; round += 1) {
    const rate = await load(product)
    const bareRate = await load(bare)
    if (round === 0) continue
    rates.push(rate)
    shares.push(rate / bareRate)
  }
  return [
    { what, figure: Math.round(median(rates)), unit: 'a second' },
    { what: `${what}, share of a bare nginx`, figure: median(shares), ...(atLeast && { goal: { atLeast } }) },
  ]
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: sliceSeconds, headers: { 'accept-encoding': 'gzip' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses were no success, and ${result.errors} requests failed.`)
  return result['2xx'] / result.duration
}

/** The least that nginx does: as many workers, and one location. */
async function startBare(nginx: string, folder: string, name: string, location: string) {
  const port = await getFreePort()
  const file = join(folder, `${name}.conf`)
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(each => `${each}_temp_path ${folder}/${name}-${each};`)
    .join(' ')
  await writeFile(
    file,
    `${user} daemon off; pid ${folder}/${name}.pid; worker_processes ${Math.min(availableParallelism(), 4)};
    events { worker_connections 4096; }
    http { access_log off; sendfile on; tcp_nopush on; types { text/html html; } ${temporary}
      server { listen 127.0.0.1:${port}; location / { ${location} } } }`,
  )
  const server = spawn(nginx, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(server, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await waitUntil('a bare nginx answers', () =>
    fetch(`${origin}/index.html`).then(
      () => true,
      () => false,
    ),
  )
  return {
    origin,
    async stop() {
      server.kill('SIGQUIT')
      await ended
    },
  }
}
