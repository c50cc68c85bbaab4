import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { nginxPath } from '../browser/nginx-path.ts'
import { startProductionServer } from '../rehearse/production-server.ts'
import { getFreePort } from '../start/ports.ts'
import { waitUntil } from '../start/wait-until.ts'
import { median } from './median.ts'
import type { Row } from './table.ts'

const rounds = 7
/** Short slices in turns: what the machine does meanwhile concerns both servers. */
const sliceSeconds = 1
const connections = 20

interface Measured {
  url: string
  /** The process whose time counts, with all that it has started. */
  pid: number
}

/**
 * Measures the production server's pages and calls, as shares of a bare nginx in the same run: one that serves the same compressed file, and
 * one that passes calls on to the same API. What is compared is the processor's time for each request, of nginx and of what runs beside it, so
 * that other work on the machine does not count. Needs a build, and Linux. Throws an Error where there is no nginx.
 */
export async function measureNginx(): Promise<Row[]> {
  const nginx = nginxPath()
  if (!nginx) throw new Error('The figures of the production server need nginx: NGINX_PATH names it.')
  const folder = await mkdtemp(join(tmpdir(), 'alta-luz-bench-'))
  const run = join(folder, 'run')
  const api = await startBare(nginx, folder, 'api', 'return 200 \'{"fixed":4.5}\';')
  const product = await startProductionServer({
    NGINX_PATH: nginx,
    API_UPSTREAM: api.origin,
    RUN_DIR: run,
    ACCESS_LOG: join(folder, 'access.log'),
    METRICS_PORT: String(await getFreePort()),
    API_REQUESTS_PER_SECOND: '100000',
    API_BURST: '100000',
  })
  // The very files that the product serves.
  const [configuration = ''] = (await readdir(run)).filter(name => name.startsWith('configuration-'))
  const bare = await startBare(nginx, folder, 'bare', `root ${join(run, configuration, 'pages')}; gzip_static on;`)
  const passing = await startBare(nginx, folder, 'passing', `proxy_pass ${api.origin};`)
  const call = '/api/v3/prices/tariff'
  const ours = (path: string) => ({ url: product.origin + path, pid: product.pid })
  const pages = await compare(ours('/'), { url: `${bare.origin}/index.html`, pid: bare.pid })
  const calls = await compare(ours(call), { url: passing.origin + call, pid: passing.pid })
  await Promise.all([product.stop(), bare.stop(), passing.stop(), api.stop()])
  await rm(folder, { recursive: true })
  return [
    { what: 'Production server: pages', figure: pages.perSecond, unit: 'a second of one core' },
    { what: 'Production server: pages, share of a bare nginx', figure: pages.share, goal: { atLeast: 0.9 } },
    { what: 'Production server: calls', figure: calls.perSecond, unit: 'a second of one core' },
    { what: 'Production server: calls, share of a bare nginx', figure: calls.share },
  ]
}

async function compare(product: Measured, bare: Measured) {
  const times: number[] = []
  const shares: number[] = []
  // The first round warms both servers up.
  for (let round = 0; round <= rounds; round += 1) {
    const time = await secondsPerRequest(product)
    const bareTime = await secondsPerRequest(bare)
    if (round === 0) continue
    times.push(time)
    shares.push(bareTime / time)
  }
  return { perSecond: Math.round(1 / median(times)), share: median(shares) }
}

/** The processor's time for one request. */
async function secondsPerRequest({ url, pid }: Measured): Promise<number> {
  const before = await processorSeconds(pid)
  const result = await autocannon({ url, connections, duration: sliceSeconds, headers: { 'accept-encoding': 'gzip' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses were no success, and ${result.errors} requests failed.`)
  return ((await processorSeconds(pid)) - before) / result['2xx']
}

/** The kernel counts in hundredths of a second. */
const ticksPerSecond = 100

/** What a process and those that it started have used so far. */
async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in parentheses, may hold blanks.
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number)
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').filter(Boolean)
  const others = await Promise.all(children.map(child => processorSeconds(Number(child))))
  return (user + system) / ticksPerSecond + others.reduce((sum, each) => sum + each, 0)
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
    pid: server.pid ?? 0,
    async stop() {
      server.kill('SIGQUIT')
      await ended
    },
  }
}
