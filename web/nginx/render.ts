import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { compress } from '../server/compress.ts'
import { inlineHashes } from '../server/inline-hashes.ts'
import { pathWithId, resultPaths, reviewsFramePath } from '../server/page-paths.ts'
import { renderPages } from '../server/pages.ts'
import { reviewsFrame } from '../server/reviews-frame.ts'
import { apiHeaders, securityHeaders } from '../server/security-headers.ts'
import { apiCalls } from './api-calls.gen.ts'
import type { ServerSettings } from './settings.ts'

export interface Folders {
  /** The build. */
  dist: string
  /** What is written. */
  run: string
}

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

/** How much longer than the page nginx waits, in seconds: the customer's own limit comes first. */
const extraSeconds = 2

/** Writes pages, headers and nginx's configuration into the empty folder `run`. Returns the path of the configuration. */
export async function renderServer(settings: ServerSettings, config: RuntimeConfig, folders: Folders): Promise<string> {
  const { dist, run } = folders
  const write = (name: string, text: string, mode = 0o644) => writeFileSync(join(run, name), text, { mode })
  for (const folder of ['pages/frames', 'pages/.well-known']) mkdirSync(join(run, folder), { recursive: true })
  for (const [name, text] of Object.entries(renderPages(dist, config))) {
    const { brotli, gzip } = await compress(Buffer.from(text))
    write(`pages/${name}`, text)
    writeFileSync(join(run, `pages/${name}.br`), brotli)
    writeFileSync(join(run, `pages/${name}.gz`), gzip)
  }
  const shared = { 'X-Request-Id': '$shared_request_id' }
  const cached = { ...shared, 'Cache-Control': '$cache_control' }
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  write('page-headers.conf', renderHeaders(securityHeaders(config, inlineHashes(page)), cached))
  write('reviews-headers.conf', renderHeaders(reviewsFrame(config)?.headers ?? {}, cached))
  write('api-headers.conf', renderHeaders(apiHeaders, shared))
  const values = templateValues(settings, folders)
  // The key of the API is for nginx's main process only.
  for (const name of ['nginx.conf', 'api.conf']) write(name, renderTemplate(readTemplate(name), values), 0o600)
  return join(run, 'nginx.conf')
}

export function readTemplate(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')
}

/** The values of the @NAMES@ in nginx.conf and api.conf. */
export function templateValues(settings: ServerSettings, { dist, run }: Folders): Record<string, string> {
  const { trustedProxies, isProxyProtocol, publicHosts, maintenanceMinutes, keptAssets, tls, accessLog } = settings
  const realIpHeader = isProxyProtocol ? 'proxy_protocol' : 'X-Forwarded-For'
  const hasBrotli = existsSync(brotliModule)
  return {
    MODULES: hasBrotli ? `load_module ${brotliModule};` : '',
    // Without root's rights there is no other user to become.
    USER: process.getuid?.() === 0 ? `user nobody ${existsSync('/etc/debian_version') ? 'nogroup' : ''};` : '',
    BROTLI: hasBrotli ? 'brotli_static on;' : '',
    WORKERS: String(Math.min(availableParallelism(), 4)),
    RUN: run,
    DIST: dist,
    ACCESS_LOG: accessLog,
    // A pipe takes so much at once that the lines of two workers never mix.
    LOG_BUFFER: accessLog.startsWith('/dev/') ? '4k' : '64k',
    // A balancer of connections says nothing about requests, so no header is believed there.
    TRUSTED_ADDRESSES: isProxyProtocol ? '' : lines(trustedProxies, proxy => `${proxy} 1;`),
    CLIENT_ADDRESS: [
      ...trustedProxies.map(proxy => `set_real_ip_from ${proxy};`),
      ...(trustedProxies.length > 0 ? [`real_ip_header ${realIpHeader};`, 'real_ip_recursive on;'] : []),
    ].join('\n  '),
    FIRST_PUBLIC_HOST: publicHosts[0] ?? '',
    PUBLIC_HOSTS: lines(publicHosts, host => `${host} ${host};`),
    // Without a known host there is no address to redirect to.
    PLAIN_HTTP: publicHosts.length > 0 ? '=308 https://$public_host$request_uri' : '=400 $error_document',
    RESULT_PATHS: resultPaths.join('|'),
    PATH_WITH_ID: pathWithId,
    REVIEWS_FRAME: reviewsFramePath,
    RESOLVERS: settings.resolvers.join(' '),
    CALLS_PER_SECOND: String(settings.callsPerSecond),
    BURST: String(settings.callsPerSecond * 4),
    CLOSED: maintenanceMinutes ? 'return 503;' : '',
    MAINTENANCE_SECONDS: maintenanceMinutes ? String(maintenanceMinutes * 60) : '',
    KEPT_ASSETS: keptAssets ? `root "${keptAssets}";` : '',
    STATUS_SERVER: settings.statusPort
      ? `server {\n    listen 127.0.0.1:${settings.statusPort};\n    access_log off;\n    location = /stub_status {\n      stub_status;\n    }\n    location / {\n      return 404;\n    }\n  }`
      : '',
    LISTEN: renderListen(settings),
    TLS: tls ? `ssl_certificate "${tls.certificate}";\n    ssl_certificate_key "${tls.key}";` : '',
    API_LOCATIONS: lines(apiCalls, call => renderLocation(call, run)),
    OUTSIDE_PARTIES: settings.mock ? outsideParties : '',
    ...apiValues(settings),
  }
}

function lines<Each>(list: readonly Each[], render: (each: Each) => string): string {
  return list.map(render).join('\n    ')
}

function renderListen({ port, tls, isProxyProtocol }: ServerSettings): string {
  const addresses = existsSync('/proc/net/if_inet6') ? [`${port}`, `[::]:${port}`] : [`${port}`]
  return lines(
    addresses,
    each => `listen ${each}${tls ? ' ssl http2' : ''}${isProxyProtocol ? ' proxy_protocol' : ''};`,
  )
}

function apiValues({ api, mock }: ServerSettings): Record<string, string> {
  const { origin, isFixed, client, header } = api
  const address = addressOf(origin)
  const upstream = (name: string, server: string) => `upstream ${name} {\n    server ${server};\n    keepalive 16;\n  }`
  const mockHeaders = mock ? ['X-Mock-Scenario', 'X-Mock-Session', 'X-Mock-Situation'] : []
  const names = [...forwardedHeaders, ...mockHeaders].filter(name => name.toLowerCase() !== header?.[0].toLowerCase())
  return {
    UPSTREAMS: [
      ...(isFixed ? [upstream('api', address)] : []),
      ...(mock ? [upstream('mock', addressOf(mock))] : []),
    ].join('\n  '),
    API_ORIGIN: origin.origin,
    API_HOST: origin.hostname,
    API_HOST_AND_PORT: origin.host,
    // nginx resolves a name in a variable while it runs, and one in a block when it starts.
    API_ADDRESS: isFixed ? '' : `set $api_address ${address};`,
    API_PASS: `${origin.protocol}//${isFixed ? 'api' : '$api_address'}`,
    API_HEADERS: [
      ...names.map(name => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`),
      ...(header ? [`proxy_set_header ${header[0]} "${header[1]}";`] : []),
    ].join('\n'),
    API_CA: api.authorities ?? systemAuthorities.find(path => existsSync(path)) ?? '',
    API_CLIENT_CERTIFICATE: client ? `proxy_ssl_certificate "${client}";\nproxy_ssl_certificate_key "${client}";` : '',
  }
}

/** Host and port, as nginx writes an address. */
function addressOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

type ApiCall = (typeof apiCalls)[number]

/** A call has its own method, path and limits. The API gets the path of the contract, not the one that was typed. */
function renderLocation({ operation, method, path, timeoutSeconds }: ApiCall, run: string): string {
  const parameters = path.replace(/\{(\w+)\}/g, '(?<$1>[\\w-]+)')
  const match = parameters === path ? `= /api${path}` : `~ "^/api${parameters}$"`
  // 8 MB of files are a third larger as base64. They pass as they come, so that none fills a disk or the memory.
  const limits =
    operation === 'parseInvoice'
      ? 'client_max_body_size 12m;\n      proxy_request_buffering off;\n      limit_conn uploads_of_client 4;\n      limit_conn uploads 100;'
      : 'client_max_body_size 64k;'
  return `location ${match} {
      set $allowed_method ${method};
      # Read now, because it is GET once an error page is served.
      set $method $known_method;
      if ($request_method != ${method}) {
        return 405;
      }
      ${limits}
      proxy_read_timeout ${timeoutSeconds + extraSeconds}s;
      set $route /api${path.replace(/\{(\w+)\}/g, ':$1')};
      set $api_path /api${path.replace(/\{(\w+)\}/g, '$$$1')};
      include "${run}/api.conf";
    }`
}

const outsideParties = `# The mock server plays these outside parties.
    location ~ ^/(__mock|oauth2)/ {
      set $route /__mock;
      proxy_buffering off;
      client_max_body_size 12m;
      proxy_http_version 1.1;
      proxy_pass http://mock;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $forwarded_proto;
      add_header X-Content-Type-Options nosniff always;
    }`

/** Replaces every @NAME@ of a template. Throws an Error for a name without a value. */
export function renderTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The nginx configuration asks for @${name}@, which has no value.`)
    return value
  })
}

/** Formats headers as nginx directives. `variables`: those whose value is a variable of nginx. Throws an Error for a value that nginx would interpret. */
export function renderHeaders(headers: Record<string, string>, variables: Record<string, string> = {}): string {
  const fixed = Object.entries(headers).map(([name, value]) => {
    const quote = value.includes('"') ? "'" : '"'
    if (value.includes(quote) || /[$\\\n]/.test(value))
      throw new Error(`${name} cannot be written into nginx's configuration: ${value}`)
    return `add_header ${name} ${quote}${value}${quote} always;\n`
  })
  const others = Object.entries(variables).map(([name, value]) => `add_header ${name} ${value} always;\n`)
  return [...fixed, ...others].join('')
}
