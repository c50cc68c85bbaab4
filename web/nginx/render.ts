import { getServers } from 'node:dns'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { getCACertificates } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { pathWithId, resultPaths } from '#app/paths.ts'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import { renderPages } from '../server/pages.ts'
import { reviewsFrame } from '../server/reviews-frame.ts'
import { apiHeaders, inlineHashes, securityHeaders } from '../server/security-headers.ts'
import { apiCalls } from './api-calls.gen.ts'
import { invalid, type ServerSettings } from './settings.ts'

/** Installed by Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** What the API gets of a client's headers: what openapi.yaml names, and what every browser sends. */
const forwardedHeaders = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'Cookie', 'Origin', 'User-Agent'],
  ...['X-Api-Key', 'X-Client-OS', 'X-Registration-Id'],
]
const mockHeaders = ['X-Mock-Scenario', 'X-Mock-Session']

/** How a path of the contract is in the log, and what nginx compares with the path of a request. */
const routeOf = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`
const patternOf = (path: string) =>
  path.includes('{') ? `"~^/api${path.replace(/\{\w+\}/g, '[\\w-]+')}$"` : `/api${path}`

/** Writes pages, headers and nginx's configuration into the empty folder `run`, beside links to the build's other files. Returns its path. */
export function renderServer(settings: ServerSettings, config: RuntimeConfig, dist: string, run: string): string {
  for (const folder of ['pages/frames', 'pages/.well-known']) mkdirSync(join(run, folder), { recursive: true })
  for (const [name, text] of Object.entries(renderPages(dist, config))) {
    const file = join(run, 'pages', name)
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
  const own = readdirSync(join(run, 'pages'))
  for (const name of readdirSync(dist)) if (!own.includes(name)) symlinkSync(join(dist, name), join(run, 'pages', name))
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const headers = {
    page: renderHeaders(securityHeaders(config, inlineHashes(page))),
    reviews: renderHeaders(reviewsFrame(config)?.headers ?? {}),
    api: `${renderHeaders(apiHeaders)}add_header X-Request-Id $shared_request_id always;\n`,
  }
  for (const [name, text] of Object.entries(headers)) writeFileSync(join(run, `${name}-headers.conf`), text)
  writeFileSync(join(run, 'authorities.pem'), getCACertificates('system').join('\n'))
  // The key of the API is for nginx's main process only.
  writeFileSync(join(run, 'nginx.conf'), renderConfiguration(settings, config, run), { mode: 0o600 })
  return join(run, 'nginx.conf')
}

/** nginx.conf with its values. */
export function renderConfiguration(settings: ServerSettings, config: RuntimeConfig, run: string): string {
  const api = new URL(settings.API_UPSTREAM ?? '')
  const mock = settings.MOCK_SERVER && new URL(settings.MOCK_SERVER)
  const isProxyProtocol = settings.PROXY_PROTOCOL === 'on'
  const proxies = [...new Set(listOf(settings.TRUSTED_PROXIES))]
  // nginx resolves a name in a variable while it runs, and one in a group when it starts.
  const isFixed = api.hostname === 'localhost' || isIP(api.hostname.replace(/[[\]]/g, '')) > 0
  const key = readKeyHeader(settings.API_KEY_HEADER)
  const forwarded = [...forwardedHeaders, ...(mock ? mockHeaders : [])]
    .filter(name => name.toLowerCase() !== key?.[0].toLowerCase())
    .map(name => `${name} $http_${name.toLowerCase().replaceAll('-', '_')}`)
  const addresses = existsSync('/proc/net/if_inet6') ? ['', '[::]:'] : ['']
  const options = `${settings.TLS_CERTIFICATE ? ' ssl http2' : ''}${isProxyProtocol ? ' proxy_protocol' : ''}`
  const systemResolvers = getServers().map(server => (isIPv6(server) ? `[${server}]` : server))
  const hasBrotli = existsSync(brotliModule)
  return fillIn(readFileSync(new URL('nginx.conf', import.meta.url), 'utf8'), {
    ...settings,
    BROTLI_MODULE: hasBrotli ? brotliModule : undefined,
    BROTLI: hasBrotli ? 'on' : undefined,
    // Without root's rights there is no other user to become.
    USER: process.getuid?.() === 0 ? `nobody ${existsSync('/etc/debian_version') ? 'nogroup' : ''}` : undefined,
    WORKERS: `${Math.min(availableParallelism(), 4)}`,
    RUN: run,
    TRUSTED_PROXIES: proxies,
    // A balancer of connections says nothing about requests, so no header is believed there.
    BELIEVED_PROXIES: isProxyProtocol ? [] : proxies,
    CLIENT_ADDRESS: isProxyProtocol ? 'proxy_protocol' : 'X-Forwarded-For',
    PUBLIC_HOST: new URL(brand.publicOrigins[config.environment]).host,
    LISTEN: addresses.map(address => `${address}${settings.WEB_PORT}${options}`),
    CLOSED: settings.MAINTENANCE_MINUTES && '503',
    MAINTENANCE_SECONDS: settings.MAINTENANCE_MINUTES && `${Number(settings.MAINTENANCE_MINUTES) * 60}`,
    // Both names are one, so that no id is in the log.
    RESULT_PATHS: `(?<page>${pathWithId})(?:/[^/]+)?|(?<page>${resultPaths.filter(each => each !== pathWithId).join('|')})`,
    BURST: `${Number(settings.API_REQUESTS_PER_SECOND) * 4}`,
    RESOLVERS: (settings.RESOLVER ? listOf(settings.RESOLVER) : systemResolvers).join(' '),
    API_FIXED_ADDRESS: isFixed ? addressOf(api) : undefined,
    API_ADDRESS: isFixed ? 'api' : addressOf(api),
    API_ORIGIN: api.origin,
    API_SCHEME: api.protocol,
    API_HOST: api.hostname,
    API_HOST_AND_PORT: api.host,
    API_HEADERS: [...forwarded, ...(key ? [`${key[0]} "${key[1]}"`] : [])],
    HIDDEN_HEADERS: [...Object.keys(apiHeaders), 'Content-Type', 'Expires', 'X-Powered-By', 'X-Request-Id'],
    API_CA: settings.API_CA ?? join(run, 'authorities.pem'),
    API_ROUTES: apiCalls.map(({ path }) => `${patternOf(path)} ${routeOf(path)}`),
    API_METHODS: apiCalls.map(({ path, method }) => `${routeOf(path)} ${method}`),
    UPLOAD: apiCalls.filter(({ operation }) => operation === 'parseInvoice').map(({ path }) => routeOf(path)),
    // The customer's own limit comes first.
    API_SECONDS: `${Math.max(...apiCalls.map(({ timeoutSeconds }) => timeoutSeconds)) + 2}s`,
    MOCK_ADDRESS: mock && addressOf(mock),
    MOCK_CONF: mock && fileURLToPath(new URL('mock.conf', import.meta.url)),
  })
}

/** A header that the gateway before the API asks for. Its value is a secret, so the variable names a file. */
function readKeyHeader(file: string | undefined): [name: string, value: string] | undefined {
  if (!file) return undefined
  const form = /^([\w-]+): ?([\x21\x23\x25-\x5b\x5d-\x7e ]+)\s*$/
  try {
    const [, name = '', value = ''] = form.exec(readFileSync(file, 'utf8')) as string[]
    return [name, value]
  } catch {
    throw invalid('API_KEY_HEADER', file, 'a file with one line "Name: value", without quotes, backslash or $')
  }
}

/** Host and port, as nginx writes an address. */
function addressOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

const listOf = (text = '') => text.split(/[\s,]+/).filter(Boolean)

/** Fills in the name in each line of a template: once for each entry of a list, and not at all without a value. */
function fillIn(template: string, values: Record<string, string | string[] | undefined>): string {
  return template.replace(/^.*@([A-Z_]+)@.*\n/gm, (line, name: string) => {
    const entries = [values[name] ?? []].flat()
    return entries.map(entry => line.replaceAll(`@${name}@`, () => entry)).join('')
  })
}

/** Formats headers as nginx directives. Throws an Error for a value that nginx would interpret. */
export function renderHeaders(headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    const quote = value.includes('"') ? "'" : '"'
    if (value.includes(quote) || /[$\\\n]/.test(value))
      throw new Error(`${name} cannot be written into nginx's configuration: ${value}`)
    return `add_header ${name} ${quote}${value}${quote} always;\n`
  })
  return lines.join('')
}
