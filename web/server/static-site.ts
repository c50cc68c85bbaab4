import type { RuntimeConfig } from '#app/runtime-config.ts'
import { inlineHashes } from './inline-hashes.ts'
import { insertMarketingRoot } from './marketing-root.ts'
import { pathWithId, resultPaths } from './page-paths.ts'
import { insertRuntimeConfig } from './runtime-config.ts'
import { securityHeaders } from './security-headers.ts'

interface Pages {
  /** The build's page of `/`. */
  first: string
  /** The build's page of all other routes. */
  other: string
  /** The build's page of maintenance. */
  maintenance: string
}

/**
 * The files with which any host of static files serves the product: pages with their configuration, and rules in the format that Netlify and
 * Cloudflare Pages read (`_headers`, `_redirects`). By name, with their text.
 */
export function staticSite({ first, other, maintenance }: Pages, config: RuntimeConfig): Record<string, string> {
  const page = insertRuntimeConfig(other, config)
  const headers = Object.entries(securityHeaders(config, inlineHashes(first)))
  const rule = (path: string, lines: [string, string][]) =>
    `${path}\n${lines.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`
  return {
    'index.html': insertRuntimeConfig(first, config),
    'page.html': page,
    // Hosts send it with status 404, which the page reads and explains.
    '404.html': page,
    // For the operator to show, with status 503.
    'maintenance.html': insertMarketingRoot(maintenance, config.marketingRoot),
    _redirects: [...resultPaths, `${pathWithId}/*`].map(route => `${route} /page.html 200\n`).join(''),
    _headers: [
      rule('/*', [...headers, ['Cache-Control', 'no-cache']]),
      // The first word takes away what the rule above has set.
      rule('/assets/*', [
        ['! Cache-Control', ''],
        ['Cache-Control', 'public, max-age=31536000, immutable'],
      ]).replace('! Cache-Control: ', '! Cache-Control'),
    ].join('\n'),
  }
}
