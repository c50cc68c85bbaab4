import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { ServerSettings } from './server-settings.ts'

/** Installed by Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** `dist`: the build. `run`: the files that are written when the server starts. */
interface Folders {
  dist: string
  run: string
}

/** The values of the @NAMES@ in nginx.conf and proxy.conf. */
export function templateValues(settings: ServerSettings, { dist, run }: Folders): Record<string, string> {
  const { api, port, isLocal, tls, trustedProxies } = settings
  const hasBrotli = existsSync(brotliModule)
  const isRoot = process.getuid?.() === 0
  return {
    MODULES: hasBrotli ? `load_module ${brotliModule};` : '',
    // Only tests run as root: the workers must read a checkout that other users may not. The image has its own user.
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
      ? `\n    # The mock server plays these outside parties.\n    location ~ ^/(__mock|oauth2)/ {\n      proxy_buffering off;\n      client_max_body_size 12m;\n      include ${run}/proxy.conf;\n    }`
      : '',
  }
}

/** Replaces every @NAME@ of a template. Throws an Error for a name without a value. */
export function renderTemplate(template: string, values: Record<string, string>): string {
  return template.replace(/@([A-Z_]+)@/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The nginx configuration asks for @${name}@, which has no value.`)
    return value
  })
}

/** Formats headers as nginx directives. Throws an Error for a value with a character that nginx would interpret. */
export function renderHeaders(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/["$\\\n]/.test(value)) throw new Error(`${name} cannot be written into nginx's configuration: ${value}`)
      return `add_header ${name} "${value}" always;\n`
    })
    .join('')
}
