import { securityHeaderNames } from '../server/security-headers.ts'
import { isFixedHost } from './api-upstream.ts'
import type { ServerSettings } from './server-settings.ts'

/**
 * The locations that answer for assets which this build has not: from the folder of kept assets, then from ASSETS_ORIGIN, else 404. What
 * another server asks for is not asked of a third. `authorities`: a file with those that the certificate of ASSETS_ORIGIN is verified with.
 */
export function renderKeptAssets({ keptAssets, assetsOrigin }: ServerSettings, authorities: string): string {
  const next = assetsOrigin ? '@other_assets' : '=404'
  const kept = `location @kept_assets {\n      ${keptAssets ? `root ${keptAssets};\n      ` : ''}try_files ${keptAssets ? '$uri ' : '/none '}${next};\n    }`
  return assetsOrigin ? `${kept}\n${otherAssets(assetsOrigin, authorities)}` : kept
}

/** The headers that this server sends itself, whatever the other one says. */
const ownHeaders = ['Cache-Control', 'X-Request-Id', ...securityHeaderNames]

function otherAssets(origin: URL, authorities: string): string {
  const lines = [
    'if ($http_x_asked_elsewhere) {\n        return 404;\n      }',
    ...(isFixedHost(origin) ? [] : [`set $assets_address ${addressOf(origin)};`]),
    `proxy_pass ${origin.protocol}//${isFixedHost(origin) ? addressOf(origin) : '$assets_address'};`,
    'proxy_http_version 1.1;',
    // No cookie goes there.
    'proxy_pass_request_headers off;',
    `proxy_set_header Host ${origin.host};`,
    'proxy_set_header X-Asked-Elsewhere 1;',
    'proxy_set_header Accept-Encoding $http_accept_encoding;',
    'proxy_method GET;',
    'proxy_connect_timeout 2s;',
    'proxy_read_timeout 10s;',
    // A name with several addresses: each may have it.
    'proxy_next_upstream error timeout http_403 http_404 http_500 http_502 http_503 http_504;',
    'proxy_next_upstream_tries 6;',
    'proxy_next_upstream_timeout 10s;',
    ...(origin.protocol === 'https:'
      ? [
          'proxy_ssl_server_name on;',
          `proxy_ssl_name ${origin.hostname};`,
          'proxy_ssl_verify on;',
          'proxy_ssl_verify_depth 5;',
          `proxy_ssl_trusted_certificate ${authorities};`,
        ]
      : []),
    ...ownHeaders.map(name => `proxy_hide_header ${name};`),
    'proxy_intercept_errors on;',
    'error_page 400 403 404 500 502 503 504 =404 /page.html;',
  ]
  return `    location @other_assets {\n      ${lines.join('\n      ')}\n    }`
}

/** Host and port, as nginx writes an address. */
export function addressOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}
