import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { reviewsFramePath } from '#app/paths.ts'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import { escapeHtml, reviewsFrame } from './reviews-frame.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** The pages of a build with their configuration, by file name. Throws an Error where `dist` is no build. */
export function renderPages(dist: string, config: RuntimeConfig): Record<string, string> {
  if (!existsSync(join(dist, 'page.html'))) throw new Error(`DIST_DIR must be a folder with a build; it is "${dist}".`)
  const read = (name: string) => readFileSync(join(dist, name), 'utf8')
  const reviews = reviewsFrame(config)
  return {
    // The page of `/` holds the first step, already rendered; the other is the page of every other route.
    'index.html': insertRuntimeConfig(read('index.html'), config),
    'page.html': insertRuntimeConfig(read('page.html'), config),
    'maintenance.html': insertMarketingRoot(read('maintenance.html'), config),
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

const configElement = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/

/** Writes the configuration into the page as inert JSON, in which `<` is escaped so that no value can end the element, fills in the marketing root, and hides a sign-in that is switched off. */
export function insertRuntimeConfig(page: string, config: RuntimeConfig): string {
  if (!configElement.test(page))
    throw new Error('The page has no <script type="application/json" id="config"> to fill.')
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const known = config.google ? page : page.replace('<html', '<html data-sign-in="off"')
  return insertMarketingRoot(known, config).replace(configElement, (_, open, close) => open + json + close)
}

/** Represents the marketing site in prerendered markup, because a build does not know its environment. */
export const marketingRootPlaceholder = 'https://marketing-root.invalid/'

/** Fills in the environment's marketing root: an address, or a path of our own origin. */
function insertMarketingRoot(page: string, { marketingRoot }: RuntimeConfig): string {
  const ownOrigin = 'http://own-origin.invalid'
  const root = new URL('.', new URL(marketingRoot, ownOrigin)).href.replace(ownOrigin, '')
  return page.replaceAll(marketingRootPlaceholder, escapeHtml(root))
}
