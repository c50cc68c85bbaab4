// npm run rehearse: deploys, rolls, breaks, renews and rolls back on this machine, while visitors come without a pause, and prints what
// they noticed. Exits with 1 if they noticed anything.
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, setDefaultCACertificates } from 'node:tls'
import { nginxPath } from './browser/nginx-path.ts'
import { build } from './gates/static.ts'
import { startBalancer } from './rehearse/balancer.ts'
import { createAuthority } from './rehearse/certificates.ts'
import { buildNextRelease } from './rehearse/next-release.ts'
import { startApi, startProductionServer } from './rehearse/production-server.ts'
import { sendVisitors } from './rehearse/visitors.ts'
import { waitUntil } from './start/wait-until.ts'

const nginx = nginxPath()
if (!nginx) throw new Error('The rehearsal needs nginx: NGINX_PATH names it.')
console.log('  two releases are built')
const { ok, output } = await build.run()
if (!ok) throw new Error(output)
const nextBuild = await buildNextRelease()

const folder = await mkdtemp(join(tmpdir(), 'alta-luz-rehearsal-'))
const configFile = join(folder, 'server.env')
const authority = createAuthority(folder, 'rehearsal')
setDefaultCACertificates([await readFile(authority.certificate, 'utf8')])
const [TLS_CERTIFICATE, TLS_KEY] = [join(folder, 'server.pem'), join(folder, 'server.key')]
await installCertificate('first')
let api = await startApi()
const environment = {
  NGINX_PATH: nginx,
  MOCK_PORT: String(api.port),
  KEPT_ASSETS: join(folder, 'kept'),
  CONFIG_FILE: configFile,
  TLS_CERTIFICATE,
  TLS_KEY,
  DRAIN_SECONDS: '1',
}
/** All visitors come from one address. */
const limits = 'API_REQUESTS_PER_SECOND=1000\nAPI_BURST=1000\n'
await writeFile(configFile, limits)

const balancer = await startBalancer()
const addToBalancer = (origin: string) => balancer.targets.push(origin)
const removeFromBalancer = (origin: string) => balancer.targets.splice(balancer.targets.indexOf(origin), 1)
let current = await startProductionServer(environment)
addToBalancer(current.origin)
const visitors = sendVisitors(balancer.origin)
let noticed = 0

/** Does something while visitors come, lets eight more of them come, and prints what was noticed. */
async function act(name: string, run: () => Promise<void>) {
  await run()
  const before = visitors.visits()
  await waitUntil('visitors come', () => visitors.visits() >= before + 8)
  const report = visitors.takeReport()
  noticed += report.noticed.length
  const explained =
    report.explained > 0 ? `, of which ${report.explained} answered with a problem that the page explains` : ''
  console.log(`${report.noticed.length === 0 ? '✓' : '✗'} ${name}`)
  console.log(
    `  ${report.pages} visits, ${report.files} files, ${report.calls} calls${explained}; noticed: ${report.noticed.length || 'nothing'}`,
  )
  for (const sentence of new Set(report.noticed)) console.log(`  ${sentence}`)
}

await act('deploy: the first release is served', async () => {})
const next = await startProductionServer({ ...environment, DIST_DIR: nextBuild })
await act('roll: both releases behind one balancer', async () => {
  await waitUntil('the new server is ready', next.isReady)
  addToBalancer(next.origin)
})
await act('roll: the old server drains and ends', () => current.drain(() => removeFromBalancer(current.origin)))
await act('break: a configuration that is wrong', async () => {
  await writeFile(configFile, `${limits}TRUSTED_PROXIES=everybody\n`)
  next.reload()
  await waitUntil('the server refuses it', () => next.log().includes('nothing was reloaded: TRUSTED_PROXIES'))
})
await act('break: the API is down', async () => {
  await api.stop()
  await waitUntil('the server is not ready', async () => !(await next.isReady()))
})
await act('repair: the API is back', async () => {
  api = await startApi({ port: api.port })
  await waitUntil('the server is ready', next.isReady)
})
await act('renew: certificate and configuration', async () => {
  const before = await certificateOf(next.origin)
  await installCertificate('second')
  await writeFile(configFile, `${limits}GOOGLE_CLIENT_ID=renewed\n`)
  next.reload()
  await waitUntil('the page has it', async () => (await (await fetch(next.origin)).text()).includes('renewed'))
  await waitUntil('the certificate is another', async () => (await certificateOf(next.origin)) !== before)
})
await act('roll back: the first release again, beside the next', async () => {
  current = await startProductionServer(environment)
  addToBalancer(current.origin)
})
await act('roll back: the next release drains and ends', () => next.drain(() => removeFromBalancer(next.origin)))

await visitors.stop()
await Promise.all([current.stop(), api.stop(), balancer.close()])
await rm(folder, { recursive: true })
console.log(noticed === 0 ? 'rehearse: visitors noticed nothing' : `rehearse: visitors noticed ${noticed} failures`)
process.exitCode = noticed === 0 ? 0 : 1

async function installCertificate(as: string) {
  const signed = authority.sign('localhost', { as })
  await copyFile(signed.certificate, TLS_CERTIFICATE)
  await copyFile(signed.key, TLS_KEY)
}

/** The fingerprint of the certificate with which a server answers. */
async function certificateOf(origin: string): Promise<string> {
  const socket = connect({ host: 'localhost', servername: 'localhost', port: Number(new URL(origin).port) })
  await once(socket, 'secureConnect')
  const { fingerprint256 } = socket.getPeerCertificate()
  socket.end()
  return fingerprint256
}
