import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathWithId, resultPaths, reviewsFramePath } from '#app/paths.ts'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { renderPages } from '../web/server/pages.ts'
import { reviewsFrame } from '../web/server/reviews-frame.ts'
import { inlineHashes, securityHeaders } from '../web/server/security-headers.ts'

/**
 * The files with which any host of static files serves the build in `dist`: pages with their configuration, and rules in the format that
 * Netlify and Cloudflare Pages read (`_headers`, `_redirects`). By name, with their text.
 */
export function staticSite(dist: string, config: RuntimeConfig): Record<string, string> {
  const pages = renderPages(dist, config)
  const headers = Object.entries(securityHeaders(config, inlineHashes(readFileSync(join(dist, 'index.html'), 'utf8'))))
  const reviews = reviewsFrame(config)
  return {
    ...pages,
    // Hosts send it with status 404, which the page reads and explains.
    '404.html': pages['page.html'] ?? '',
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
