import { getServers } from 'node:dns'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP, isIPv6 } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import { pathWithId, renderPages, resultPaths } from '../server/pages.ts'
import { reviewsFrame } from '../server/reviews-frame.ts'
import { apiHeaders, inlineHashes, securityHeaders } from '../server/security-headers.ts'
import { apiCalls } from './api-calls.gen.ts'
import { invalid, type ServerSettings } from './settings.ts'

/** Installed by Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Where Debian, Alpine and the Red Hat family keep the authorities that they trust. */
const systemAuthorities = [
  '/etc/ssl/certs/ca-certificates.crt',
  '/etc/ssl/cert.pem',
  '/etc/pki/tls/certs/ca-bundle.crt',
]

/** What the API gets of a client's headers: what openapi.yaml names, and what every browser sends. */
const forwardedHeaders = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'Cookie', 'Origin', 'User-Agent'],
  ...['X-Api-Key', 'X-Client-OS', 'X-Registration-Id'],
]
const mockHeaders = ['X-Mock-Scenario', 'X-Mock-Session', 'X-Mock-Situation']

/** How much longer than the page nginx waits, in seconds: the customer's own limit comes first. */
const extraSeconds = 2

/** Writes pages, headers and nginx's configuration into the empty folder `run`. Returns the path of the configuration. */
export function renderServer(
  settings: ServerSettings,
  config: RuntimeConfig,
  folders: { dist: string; run: string; accessLog: string },
): string {
  const { dist, run } = folders
  for (const folder of ['pages/frames', 'pages/.well-known']) mkdirSync(join(run, folder), { recursive: true })
  for (const [name, text] of Object.entries(renderPages(dist, config))) {
    const file = join(run, 'pages', name)
    writeFileSync(file, text)
    writeFileSync(`${file}.br`, brotliCompressSync(text))
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
  }
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const headers = {
    page: renderHeaders(securityHeaders(config, inlineHashes(page))),
    reviews: renderHeaders(reviewsFrame(config)?.headers ?? {}),
    api: `${renderHeaders(apiHeaders)}add_header X-Request-Id $shared_request_id always;\n`,
  }
  for (const [name, text] of Object.entries(headers)) writeFileSync(join(run, `${name}-headers.conf`), text)
  // The key of the API is for nginx's main process only.
  writeFileSync(join(run, 'nginx.conf'), renderConfiguration(settings, config, folders), { mode: 0o600 })
  return join(run, 'nginx.conf')
}

/** nginx.conf with its values. */
export function renderConfiguration(
  settings: ServerSettings,
  config: RuntimeConfig,
  folders: { dist: string; run: string; accessLog: string },
): string {
  const { api, mock, trustedProxies, isProxyProtocol, certificate, resolvers } = settings
  const hasBrotli = existsSync(brotliModule)
  // nginx resolves a name in a variable while it runs, and one in a group when it starts.
  const isFixed = api.hostname === 'localhost' || isIP(api.hostname.replace(/[[\]]/g, '')) > 0
  const key = readKeyHeader(settings.apiKeyHeader)
  const forwarded = [...forwardedHeaders, ...(mock ? mockHeaders : [])]
    .filter(name => name.toLowerCase() !== key?.[0].toLowerCase())
    .map(name => `${name} $http_${name.toLowerCase().replaceAll('-', '_')}`)
  const others = resultPaths.filter(path => path !== pathWithId).join('|')
  const listen = existsSync('/proc/net/if_inet6') ? [`${settings.port}`, `[::]:${settings.port}`] : [`${settings.port}`]
  const options = `${certificate ? ' ssl http2' : ''}${isProxyProtocol ? ' proxy_protocol' : ''}`
  const systemResolvers = getServers().map(server => (isIPv6(server) ? `[${server}]` : server))
  return fillIn(readFileSync(new URL('nginx.conf', import.meta.url), 'utf8'), {
    BROTLI_MODULE: hasBrotli ? brotliModule : undefined,
    BROTLI: hasBrotli ? 'on' : undefined,
    // Without root's rights there is no other user to become.
    USER: process.getuid?.() === 0 ? `nobody ${existsSync('/etc/debian_version') ? 'nogroup' : ''}` : undefined,
    WORKERS: `${Math.min(availableParallelism(), 4)}`,
    RUN: folders.run,
    DIST: folders.dist,
    ACCESS_LOG: folders.accessLog,
    TRUSTED_PROXIES: trustedProxies,
    // A balancer of connections says nothing about requests, so no header is believed there.
    BELIEVED_PROXIES: isProxyProtocol ? [] : trustedProxies,
    CLIENT_ADDRESS: isProxyProtocol ? 'proxy_protocol' : 'X-Forwarded-For',
    PUBLIC_HOST: new URL(brand.publicOrigins[config.environment]).host,
    LISTEN: listen.map(each => each + options),
    TLS_CERTIFICATE: certificate,
    TLS_KEY: settings.key,
    CLOSED: settings.maintenanceSeconds ? '503' : undefined,
    MAINTENANCE_SECONDS: settings.maintenanceSeconds?.toString(),
    // Both names are one, so that no id is in the log.
    RESULT_PATHS: `(?<page>${pathWithId})(?:/[^/]+)?|(?<page>${others})`,
    CALLS_PER_SECOND: `${settings.callsPerSecond}`,
    BURST: `${settings.callsPerSecond * 4}`,
    RESOLVERS: (resolvers.length > 0 ? resolvers : systemResolvers).join(' '),
    API_FIXED_ADDRESS: isFixed ? addressOf(api) : undefined,
    API_ADDRESS: isFixed ? 'api' : addressOf(api),
    API_ORIGIN: api.origin,
    API_HOST: api.hostname,
    API_HOST_AND_PORT: api.host,
    API_HEADERS: [...forwarded, ...(key ? [`${key[0]} "${key[1]}"`] : [])],
    API_HEADER_NAMES: [...Object.keys(apiHeaders), 'X-Request-Id'],
    API_CA: settings.apiAuthorities ?? systemAuthorities.find(path => existsSync(path)),
    API_CLIENT_CERTIFICATE: settings.apiClient,
    API_LOCATIONS: apiCalls.map(call => renderCall(call, api.protocol, settings.maintenanceSeconds !== undefined)),
    MOCK_ADDRESS: mock && addressOf(mock),
    MOCK_CONF: mock && fileURLToPath(new URL('mock.conf', import.meta.url)),
  })
}

/** A header that the gateway before the API asks for. Its value is a secret, so the variable names a file. */
function readKeyHeader(file: string | undefined): [name: string, value: string] | undefined {
  if (!file) return undefined
  const text = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  const [, name, value] = /^([\w-]+): ?([\x21\x23\x25-\x5b\x5d-\x7e ]+)$/.exec(text) ?? []
  if (name && value) return [name, value]
  throw invalid('API_KEY_HEADER', file, 'a file with one line "Name: value", without quotes, backslash or $')
}

/** Host and port, as nginx writes an address. */
function addressOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** A call has its own method and limits. The API gets the path of the contract, not the one that was typed. */
function renderCall(
  { operation, method, path, timeoutSeconds }: (typeof apiCalls)[number],
  scheme: string,
  isClosed: boolean,
) {
  const pattern = path.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')
  const lines = [
    `location ${pattern === path ? `= /api${path}` : `~ "^/api${pattern}$"`} {`,
    `  set $route /api${path.replace(/\{(\w+)\}/g, ':$1')};`,
    `  set $allowed_method ${method};`,
    // Read now, because it is GET once an error page is served.
    '  set $method $known_method;',
    `  if ($request_method != ${method}) { return 405; }`,
    ...(isClosed ? ['  return 503;'] : []),
    `  proxy_read_timeout ${timeoutSeconds + extraSeconds}s;`,
    // 8 MB of files are a third larger as base64. They pass as they come, so that none fills a disk or the memory.
    ...(operation === 'parseInvoice'
      ? [
          '  client_max_body_size 12m; proxy_request_buffering off; limit_conn uploads_of_client 4; limit_conn uploads 100;',
        ]
      : []),
    `  proxy_pass ${scheme}//$api_address/api${path.replace(/\{(\w+)\}/g, '$$$1')}$is_args$args;`,
    '}',
  ]
  return lines.join('\n      ')
}

/** Fills in the name in each line of a template: once for each entry of a list, and not at all without a value. */
function fillIn(template: string, values: Record<string, string | string[] | undefined>): string {
  return template.replace(/^.*@([A-Z_]+)@.*\n/gm, (line, name: string) => {
    if (!(name in values)) throw new Error(`nginx.conf asks for @${name}@, which has no value.`)
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
