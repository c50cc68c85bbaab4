import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { ServerSettings } from './server-settings.ts'

/** Where Debian's package libnginx-mod-http-brotli-static puts the module. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** Folders that the configuration names: the build, and what is written when the server starts. */
interface Folders {
  dist: string
  run: string
}

/** The values of the places between @ signs in nginx.conf and pass-on.conf. */
export function confValues(settings: ServerSettings, { dist, run }: Folders): Record<string, string> {
  const { api, port, isLocal, tls, trustedProxies } = settings
  const hasBrotli = existsSync(brotliModule)
  const isRoot = process.getuid?.() === 0
  return {
    MODULES: hasBrotli ? `load_module ${brotliModule};` : '',
    // Only where tests run: workers then read a checkout that may be closed to others. The image has a user of its own.
    USER: isRoot ? 'user root;' : '',
    BROTLI: hasBrotli ? 'brotli_static on;' : '',
    WORKERS: String(Math.min(availableParallelism(), 4)),
    RUN: run,
    DIST: dist,
    ACCESS_LOG: settings.accessLog,
    TRUSTED_PROXIES: [
      ...trustedProxies.map(proxy => `set_real_ip_from ${proxy};`),
      ...(trustedProxies.length > 0 ? ['real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'] : []),
    ].join('\n  '),
    API_REQUESTS_PER_SECOND: String(settings.requestsPerSecond),
    API_BURST: String(settings.burst),
    API_SCHEME: api.protocol.slice(0, -1),
    API_HOST: api.hostname,
    API_HOST_AND_PORT: api.host,
    API_ADDRESS: `${api.hostname}:${api.port || (api.protocol === 'https:' ? 443 : 80)}`,
    LISTEN: tls ? `${port} ssl http2` : String(port),
    TLS: tls
      ? `ssl_certificate ${tls.certificate};\n    ssl_certificate_key ${tls.key};\n    ssl_protocols TLSv1.2 TLSv1.3;`
      : '',
    OUTSIDE_PARTIES: isLocal
      ? `\n    # Played by the mock server.\n    location ~ ^/(__mock|oauth2)/ {\n      proxy_buffering off;\n      client_max_body_size 12m;\n      include ${run}/pass-on.conf;\n    }`
      : '',
  }
}

/** Fills a template. A place without a value is a mistake of ours, and said at once. */
export function fillConf(template: string, values: Record<string, string>): string {
  return template.replace(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The nginx configuration asks for @${name}@, which nobody gives.`)
    return value
  })
}

/** Headers as nginx writes them. A quotation mark or a dollar sign would mean something to it. */
export function headerConf(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\\n]/.test(value)) throw new Error(`${name} cannot be written into nginx's configuration: ${value}`)
      return `add_header ${name} "${value}" always;\n`
    })
    .join('')
}
