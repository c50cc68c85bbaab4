/**
 * npm run bench [-- web | server]: the first page by Lighthouse beside react-dom alone, and the mock server beside node:http. Use a quiet machine.
 * Readings of invoices: npm run bench:invoices.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { build, type Rolldown } from 'vite'
import { browserEnvironment } from './browser-environment.ts'
import { getFreePort } from './start/ports.ts'
import { answersOk, waitUntil } from './start/wait-until.ts'

const turns = 3
const headers = {
  'content-type': 'application/json',
  'x-registration-id': '5a3f1c86-52d8-4c3e-9b1a-3f2d7e6a4b10',
  'x-mock-session': 'bench',
}
const calls = {
  GET: { path: '/api/verification/iban?iban=ES9121000418450200051332', body: '' },
  POST: { path: '/api/v3/validations/resolve-campaign', body: '{"campaign":"primavera"}' },
} as const
// Answers every message with the processor time so far, in microseconds.
const reporter =
  'data:text/javascript,process.on("message", () => process.send(process.cpuUsage().user + process.cpuUsage().system))'
const [part] = process.argv.slice(2)
if (part === undefined || part === 'web') await measureWeb()
if (part === undefined || part === 'server') await measureServer()

/** A phone of the middle class on slow 4G. Throttling is applied: simulated figures depend on the machine. */
async function measureWeb() {
  const { CHROMIUM_PATH } = browserEnvironment()
  console.log('web: building')
  await build({ configFile: 'web/vite.config.ts', logLevel: 'error' })
  const mock = await start(['mock-server/server.ts'], port => ({ MOCK_PORT: String(port) }), '/__mock/world')
  const product = await start(
    ['node_modules/vite/bin/vite.js', 'preview', '--config', 'web/vite.config.ts'],
    port => ({ WEB_PORT: String(port), MOCK_PORT: new URL(mock.origin).port }),
    '/',
  )
  const floor = await serveFloor(product.origin)
  // In Spanish, as it is prerendered, whatever the browser speaks.
  const pages = { 'the first page': `${product.origin}/?language=es`, 'react-dom alone': floor.origin }
  const audits = {
    'first contentful paint, ms': 'first-contentful-paint',
    'largest contentful paint, ms': 'largest-contentful-paint',
    'total blocking time, ms': 'total-blocking-time',
    'layout shift': 'cumulative-layout-shift',
  }
  const reports: Record<string, Report[]> = {}
  for (let turn = 1; turn <= turns; turn++)
    for (const [name, origin] of Object.entries(pages)) {
      console.log(`web: Lighthouse on ${name}, ${turn} of ${turns}`)
      reports[name] = [...(reports[name] ?? []), await runLighthouse(origin, CHROMIUM_PATH)]
    }
  const figures = (of: Report[]) => ({
    performance: median(of.map(report => (report.categories.performance?.score ?? 0) * 100)),
    ...Object.fromEntries(
      Object.entries(audits).map(([what, id]) => [
        what,
        median(of.map(report => report.audits[id]?.numericValue ?? 0)),
      ]),
    ),
  })
  console.table(Object.fromEntries(Object.entries(reports).map(([name, of]) => [name, figures(of)])))
  floor.server.close()
  product.stop()
  mock.stop()
}

interface Report {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse brings hundreds of packages, so npx downloads it. */
async function runLighthouse(url: string, chromium: string | undefined): Promise<Report> {
  const flags = ['--headless=new', '--lang=es-ES', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', 'lighthouse@13.5.0', url, '--quiet', '--output=json', '--only-categories=performance'],
      ...['--throttling-method=devtools', '--throttling.cpuSlowdownMultiplier=4', `--chrome-flags=${flags.join(' ')}`],
    ],
    { env: { ...process.env, ...(chromium && { CHROME_PATH: chromium }) }, maxBuffer: 2 ** 26 },
  )
  return JSON.parse(stdout)
}

/** Serves the product's markup and styles with a script that only hydrates them: no page that React hydrates can do less. */
async function serveFloor(productOrigin: string): Promise<{ origin: string; server: Server }> {
  const id = 'virtual:floor'
  const source = `
    import { createElement } from 'react'
    import { hydrateRoot } from 'react-dom/client'
    const root = document.getElementById('root')
    const read = node => node.nodeType === Node.TEXT_NODE ? node.data : createElement(node.localName, null, ...childrenOf(node))
    const childrenOf = node => [...node.childNodes].filter(({ nodeType }) => nodeType !== Node.COMMENT_NODE).map(read)
    hydrateRoot(root, createElement(() => childrenOf(root)), { onRecoverableError() {} })`
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'floor',
        resolveId: name => (name === id ? `\0${id}` : null),
        load: name => (name === `\0${id}` ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: id } },
  })) as Rolldown.RolldownOutput
  const script = output.output[0].code
  const html = (await (await fetch(productOrigin)).text())
    .replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>|<!--[\s\S]*?-->/g, '')
    // Shows the first step, as the page's inline script does.
    .replace('<html', '<html data-start="first"')
    .replace('</body>', '<script type="module" src="/floor.js"></script></body>')
  return listen(async (url, respond) => {
    if (url === '/floor.js') return respond('text/javascript', script)
    if (url === '/') return respond('text/html; charset=utf-8', html)
    const file = await fetch(new URL(url, productOrigin))
    respond(file.headers.get('content-type') ?? '', Buffer.from(await file.arrayBuffer()))
  })
}

/** How many calls the mock server answers in a second of processor time, beside a server that answers the same text to everything. */
async function measureServer() {
  const started = performance.now()
  const mock = await start(['mock-server/server.ts'], port => ({ MOCK_PORT: String(port) }), '/__mock/world')
  const startMs = performance.now() - started
  const code = `require('node:http').createServer((request, response) => request.resume().on('end', () => response.setHeader('content-type', 'application/json').end(process.env.TEXT))).listen(process.env.PORT)`
  const table: Record<string, number> = { 'start, ms': Math.round(startMs) }
  for (const [method, { path, body }] of Object.entries(calls)) {
    const response = await fetch(mock.origin + path, { method, headers, ...(body && { body }) })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answers ${response.status}: ${text}`)
    const bare = await start(['-e', code], port => ({ PORT: String(port), TEXT: text }), '/')
    const rates: Record<'mock' | 'bare', number[]> = { mock: [], bare: [] }
    for (let turn = 1; turn <= turns; turn++) {
      console.log(`server: ${method}, ${turn} of ${turns}`)
      rates.mock.push(await load(mock, path, method, body))
      rates.bare.push(await load(bare, path, method, body))
    }
    table[`${method} of the mock server in a processor second`] = Math.round(median(rates.mock))
    table[`${method} of node:http in a processor second`] = Math.round(median(rates.bare))
    table[`${method}, share in %`] = Math.round((median(rates.mock) / median(rates.bare)) * 100)
    bare.stop()
  }
  console.table(table)
  mock.stop()
}

/**
 * Sends requests over 16 connections for three seconds, and returns how many were answered in a second of the server's processor time: these
 * requests themselves take as much. Rejects where one fails.
 */
async function load({ origin, processorMs }: Started, path: string, method: string, body: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const before = await processorMs()
  const end = performance.now() + 3000
  let answered = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      request(origin + path, { agent, method, headers }, response => {
        if (response.statusCode !== 200) reject(new Error(`${method} ${path} answers ${response.statusCode}`))
        response.resume().on('end', resolve)
      })
        .on('error', reject)
        .end(body)
    })
  const connection = async () => {
    for (; performance.now() < end; answered++) await ask()
  }
  await Promise.all(Array.from({ length: 16 }, connection))
  agent.destroy()
  return (answered / ((await processorMs()) - before)) * 1000
}

async function listen(
  handle: (url: string, respond: (type: string, body: string | Buffer) => void) => Promise<void>,
): Promise<{ origin: string; server: Server }> {
  const server = createServer((incoming, response) => {
    const respond = (type: string, body: string | Buffer) => void response.setHeader('content-type', type).end(body)
    handle(incoming.url ?? '/', respond).catch(() => response.writeHead(502).end())
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server }
}

type Started = Awaited<ReturnType<typeof start>>

/** Starts a server of the project at a free port, and resolves once it answers. */
async function start(args: string[], environment: (port: number) => NodeJS.ProcessEnv, path: string) {
  const port = await getFreePort()
  const child = spawn(process.execPath, ['--import', reporter, ...args], {
    env: { ...process.env, ...environment(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const origin = `http://localhost:${port}`
  await waitUntil(`${args.join(' ')} answers`, () => answersOk(origin + path))
  async function processorMs(): Promise<number> {
    child.send('report')
    const [microseconds] = await once(child, 'message')
    return microseconds / 1000
  }
  function stop() {
    // An open channel would keep the process alive.
    child.disconnect()
    child.kill('SIGTERM')
  }
  return { origin, processorMs, stop }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
