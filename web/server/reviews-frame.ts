import { readFileSync } from 'node:fs'
import type { RuntimeConfig } from '#app/runtime-config.ts'
import { formatPolicy, inlineHashes, pageHeaders, policySources } from './security-headers.ts'

const template = readFileSync(new URL('../src/integrations/reviews.html', import.meta.url), 'utf8')

/**
 * The document in which the customers' reviews run: a TrustBox, as Trustpilot documents it. The policy takes its origin away, so that it
 * reaches nothing of the page around, and admits the provider only. Undefined where reviews are switched off.
 */
export function reviewsFrame({
  reviews,
}: RuntimeConfig): { page: string; headers: Record<string, string> } | undefined {
  if (!reviews) return undefined
  const values: Record<string, string | undefined> = {
    ...reviews,
    provider: URL.parse(reviews.profileUrl)?.hostname ?? reviews.profileUrl,
  }
  const known = reviews.token ? template : template.replace(' data-token="@token@"', '')
  const page = known.replace(/@(\w+)@/g, (_, name) => escapeHtml(values[name] ?? ''))
  const sources = policySources(reviews.scriptUrl)
  const policy = {
    'default-src': sources,
    'script-src': [...sources, ...inlineHashes(page).script],
    // The provider's script sets the size of what it draws.
    'style-src': ["'unsafe-inline'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  }
  return { page, headers: { 'Content-Security-Policy': formatPolicy(policy), ...pageHeaders } }
}

/** A text as the value of an attribute, or between tags. */
export function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
