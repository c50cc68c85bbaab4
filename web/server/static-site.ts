import type { RuntimeConfig } from '#app/runtime-config.ts'
import { inlineHashes } from './inline-hashes.ts'
import { insertMarketingRoot } from './marketing-root.ts'
import { pathWithId, resultPaths, reviewsFramePath } from './page-paths.ts'
import { reviewsFrame } from './reviews-frame.ts'
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
  const reviews = reviewsFrame(config)
  return {
    ...(reviews && { [reviewsFramePath.slice(1)]: reviews.page }),
    'index.html': insertRuntimeConfig(first, config),
    'page.html': page,
    // Hosts send it with status 404, which the page reads and explains.
    '404.html': page,
    // For the operator to show, with status 503.
    'maintenance.html': insertMarketingRoot(maintenance, config.marketingRoot),
    _redirects: [...resultPaths, `${pathWithId}/*`].map(route => `${route} /page.html 200\n`).join(''),
    _headers: [
      rule('/*', [...headers, ['Cache-Control', 'no-cache']]),
      rule('/assets/*', replacing('Cache-Control', 'public, max-age=31536000, immutable')),
      ...(reviews ? [rule(reviewsFramePath, replacing(policy, reviews.headers[policy] ?? ''))] : []),
    ].join('\n'),
  }
}

const policy = 'Content-Security-Policy'

function rule(path: string, lines: [string, string][]): string {
  return `${path}\n${lines.map(([name, value]) => `  ${name}${value && ': '}${value}\n`).join('')}`
}

/** Takes away the header that a rule above has set, and sets another. */
function replacing(name: string, value: string): [string, string][] {
  return [
    [`! ${name}`, ''],
    [name, value],
  ]
}
