import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { reviewsFramePath } from '../server/page-paths.ts'
import { renderApiLocations, renderResultPaths, renderRoutes } from './api-locations.ts'
import { addressOf, renderKeptAssets } from './kept-assets.ts'
import type { ServerSettings } from './server-settings.ts'

/** Installed by Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Exists where the kernel speaks IPv6. */
const ipv6Addresses = '/proc/net/if_inet6'

export interface Folders {
  /** The build. */
  dist: string
  /** What lives as long as the server. */
  run: string
  /** What one reading of the configuration has written, within `run`. */
  generation: string
  /** A file with the certificates of the authorities that the API's certificate is verified with. */
  authorities: string
  /** Those that other certificates are verified with. */
  systemAuthorities: string
}

/** The values of the @NAMES@ in nginx.conf, proxy.conf and api.conf. */
export function templateValues(settings: ServerSettings, folders: Folders): Record<string, string> {
  const { trustedProxies, publicHosts, requestsPerSecond, burst } = settings
  const hasBrotli = existsSync(brotliModule)
  const isRoot = process.getuid?.() === 0
  return {
    MODULES: hasBrotli ? `load_module ${brotliModule};` : '',
    // Only tests run as root: the workers must read a checkout that other users may not. The image has its own user.
    USER: isRoot ? 'user root;' : '',
    BROTLI: hasBrotli ? 'brotli_static on;' : '',
    WORKERS: String(Math.min(availableParallelism(), 4)),
    RUN: folders.run,
    GENERATION: folders.generation,
    DIST: folders.dist,
    ACCESS_LOG: settings.accessLog,
    // Written in portions: a second late and at little cost.
    METRICS_LOG: settings.metricsPort ? `access_log ${folders.run}/metrics.log metrics buffer=32k flush=1s;` : '',
    STATUS_SERVER: settings.metricsPort ? statusServer(folders.run) : '',
    TRUSTED_ADDRESSES: trustedProxies.map(proxy => `${proxy} 1;`).join('\n    '),
    CLIENT_ADDRESS: [
      ...trustedProxies.map(proxy => `set_real_ip_from ${proxy};`),
      ...(trustedProxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ].join('\n  '),
    FIRST_PUBLIC_HOST: publicHosts[0] ?? '',
    PUBLIC_HOSTS: publicHosts.map(host => `${host} ${host};`).join('\n    '),
    RESULT_PATHS: renderResultPaths(),
    REVIEWS_FRAME: reviewsFramePath,
    ROUTES: renderRoutes(settings.mock !== undefined),
    RESOLVERS: settings.resolvers.join(' '),
    API_REQUESTS_PER_SECOND: String(requestsPerSecond),
    API_BURST: String(burst),
    RETRY_AFTER: String(Math.ceil(burst / requestsPerSecond)),
    CLOSED: settings.maintenanceMinutes ? 'return 503;' : '',
    RETRY_AFTER_MAINTENANCE: settings.maintenanceMinutes
      ? `add_header Retry-After ${settings.maintenanceMinutes * 60} always;`
      : '',
    LISTEN: listen(settings),
    TLS: settings.tls
      ? `ssl_certificate ${settings.tls.certificate};\n    ssl_certificate_key ${settings.tls.key};\n    ssl_protocols TLSv1.2 TLSv1.3;`
      : '',
    API_LOCATIONS: renderApiLocations(folders.generation),
    KEPT_ASSETS: renderKeptAssets(settings, folders.systemAuthorities),
    OUTSIDE_PARTIES: settings.mock ? outsideParties(folders.generation) : '',
    ...upstreamValues(settings, folders.authorities),
  }
}

function listen({ port, tls }: ServerSettings): string {
  const addresses = existsSync(ipv6Addresses) ? [`${port}`, `[::]:${port}`] : [`${port}`]
  return addresses.map(address => `listen ${address}${tls ? ' ssl http2' : ''};`).join('\n    ')
}

function upstreamValues({ api, mock }: ServerSettings, authorities: string): Record<string, string> {
  const { origin, isFixed } = api
  const isTls = origin.protocol === 'https:'
  const address = addressOf(origin)
  const upstream = (name: string, server: string) => `upstream ${name} {\n    server ${server};\n    keepalive 16;\n  }`
  return {
    UPSTREAMS: [
      ...(isFixed ? [upstream('api', address)] : []),
      ...(mock ? [upstream('mock', addressOf(mock))] : []),
    ].join('\n  '),
    API_SCHEME: origin.protocol.slice(0, -1),
    API_HOST: origin.hostname,
    API_HOST_AND_PORT: origin.host,
    // nginx resolves a name in a variable while it runs, and one in a block when it starts.
    API_PASS: `${origin.protocol}//${isFixed ? 'api' : '$api_address'}`,
    API_ADDRESS: isFixed ? '' : `set $api_address ${address};`,
    API_TLS: isTls
      ? `proxy_ssl_server_name on;\nproxy_ssl_name ${origin.hostname};\nproxy_ssl_verify on;\nproxy_ssl_verify_depth 5;\nproxy_ssl_trusted_certificate ${authorities};`
      : '',
  }
}

function statusServer(run: string): string {
  return `# For the metrics.
  server {
    listen unix:${run}/status.sock;
    access_log off;
    location = /status {
      stub_status;
    }
  }
`
}

function outsideParties(generation: string): string {
  return `
    # The mock server plays these outside parties.
    location ~ ^/(__mock|oauth2)/ {
      proxy_buffering off;
      client_max_body_size 12m;
      include ${generation}/proxy.conf;
      proxy_pass http://mock;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-Host $http_host;
      add_header X-Content-Type-Options nosniff always;
    }`
}

/** Replaces every @NAME@ of a template. Throws an Error for a name without a value. */
export function renderTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The nginx configuration asks for @${name}@, which has no value.`)
    return value
  })
}

/**
 * Formats headers as nginx directives, and after them those whose value is a variable of nginx. Throws an Error for a value with a
 * character that nginx would interpret.
 */
export function renderHeaders(headers: Record<string, string>, variables: Record<string, string> = {}): string {
  const fixed = Object.entries(headers).map(([name, value]) => {
    const quote = value.includes('"') ? "'" : '"'
    if (value.includes(quote) || /[$\\\n]/.test(value))
      throw new Error(`${name} cannot be written into nginx's configuration: ${value}`)
    return `add_header ${name} ${quote}${value}${quote} always;\n`
  })
  return [...fixed, ...Object.entries(variables).map(([name, value]) => `add_header ${name} ${value} always;\n`)].join(
    '',
  )
}
