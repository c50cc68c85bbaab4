import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import { insertMarketingRoot } from './marketing-root.ts'
import { reviewsFramePath } from './page-paths.ts'
import { reviewsFrame } from './reviews-frame.ts'
import { insertRuntimeConfig } from './runtime-config.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** The pages of a build with their configuration, by file name. Throws an Error where `dist` is no build. */
export function renderPages(dist: string, config: RuntimeConfig): Record<string, string> {
  const read = (name: string) => {
    try {
      return readFileSync(join(dist, name), 'utf8')
    } catch (error) {
      throw new Error(`DIST_DIR must be a folder with a build; ${dist}: ${(error as Error).message}`)
    }
  }
  const reviews = reviewsFrame(config)
  return {
    // The page of `/` holds the first step, already rendered; the other is the page of every other route.
    'index.html': insertRuntimeConfig(read('index.html'), config),
    'page.html': insertRuntimeConfig(read('page.html'), config),
    'maintenance.html': insertMarketingRoot(read('maintenance.html'), config.marketingRoot),
    ...(reviews && { [reviewsFramePath.slice(1)]: reviews.page }),
    // RFC 9116 asks for an end within a year: each start renews it.
    '.well-known/security.txt': [
      `Contact: mailto:${brand.securityEmail}`,
      `Expires: ${new Date(Date.now() + yearMs).toISOString()}`,
      'Preferred-Languages: es, en',
      `Canonical: ${brand.publicOrigins[config.environment]}/.well-known/security.txt\n`,
    ].join('\n'),
  }
}
