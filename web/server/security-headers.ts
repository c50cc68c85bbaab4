import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '#app/runtime-config.ts'

const strictTransportSecurity = 'max-age=63072000; includeSubDomains'

/** The headers of every answer of the API and of a failure in its place: kept by nobody, and inert should a browser show it as a page. */
export const apiHeaders: Record<string, string> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Strict-Transport-Security': strictTransportSecurity,
  'X-Content-Type-Options': 'nosniff',
}

/** The headers of every page and asset besides the policy. */
export const pageHeaders = {
  'Strict-Transport-Security': strictTransportSecurity,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  // The sign-in popup must be able to post its result to this page.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
}

/**
 * The security headers of every page and asset, for nginx and for the preview server. The allowed origins of scripts, frames
 * and calls come from the configuration only; inline scripts and styles are allowed by their hashes.
 */
export function securityHeaders(config: RuntimeConfig, inline: InlineHashes): Record<string, string> {
  const policy = contentSecurityPolicy(config, inline)
  if (!config.reportUrl) return { 'Content-Security-Policy': policy, ...pageHeaders }
  const reportUrl = escapeInPolicy(config.reportUrl)
  return {
    // `report-uri` is for browsers that do not know `report-to`.
    'Content-Security-Policy': `${policy}; report-uri ${reportUrl}; report-to operator`,
    'Reporting-Endpoints': `operator="${reportUrl}"`,
    'Report-To': JSON.stringify({ group: 'operator', max_age: reportedSeconds, endpoints: [{ url: reportUrl }] }),
    NEL: JSON.stringify({ report_to: 'operator', max_age: reportedSeconds }),
    ...pageHeaders,
  }
}

/** How long a browser goes on telling of requests that did not reach us: a day. */
const reportedSeconds = 86_400

function contentSecurityPolicy(
  { apiOrigin, translation, google, ...config }: RuntimeConfig,
  inline: InlineHashes,
): string {
  const { tagManager } = config
  // As Google documents it: its script by name, and the folder of that script for what it frames and asks.
  const signIn = scriptSources(google?.scriptUrl)
  const tagOrigins = tagManager ? [tagManager.url, ...tagManager.origins.split(' ')] : []
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The reader of QR codes and PDF pictures is WebAssembly. `eval` of text stays forbidden.
    'script-src': ["'wasm-unsafe-eval'", ...policySources(...tagOrigins), ...signIn.script, ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'font-src': ["'self'"],
    // Photo previews are blob URLs of this page.
    'img-src': [...policySources(...tagOrigins), 'blob:'],
    'connect-src': [
      ...policySources(apiOrigin, translation?.url, google?.userInfoUrl, config.telemetryUrl, ...tagOrigins),
      ...signIn.folder,
    ],
    'frame-src': [...policySources(config.chatbotUrl, config.marketingRoot), ...signIn.folder],
    'worker-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }
  return formatPolicy(directives)
}

/** Our own origin and the origins of the addresses. A path belongs to our own origin; a party that is switched off has no address. */
export function policySources(...addresses: (string | undefined)[]): string[] {
  const origins = addresses.flatMap(address => URL.parse(address ?? '')?.origin ?? [])
  return ["'self'", ...new Set(origins)]
}

/**
 * A script's address and the folder it lies in, without query. A host may serve other things that a policy must not admit, such as scripts that
 * run what their address says. Nothing for a path, which belongs to our own origin.
 */
function scriptSources(address: string | undefined): { script: string[]; folder: string[] } {
  const url = URL.parse(address ?? '')
  if (!url) return { script: [], folder: [] }
  const write = (path: string) => url.origin + escapeInPolicy(path)
  return { script: [write(url.pathname)], folder: [write(new URL('.', url).pathname)] }
}

/** Writes an address without the signs that would end a source or a directive. */
function escapeInPolicy(address: string): string {
  return address.replaceAll(' ', '%20').replaceAll(';', '%3B').replaceAll(',', '%2C')
}

/** Formats directives as the value of the header `Content-Security-Policy`. */
export function formatPolicy(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Policy sources that allow exactly the inline scripts and styles of a page. */
export interface InlineHashes {
  script: string[]
  style: string[]
}

const inline = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g

/** Hashes the inline scripts and styles of a page. JSON data and linked scripts need no hash. */
export function inlineHashes(page: string): InlineHashes {
  const hashes: InlineHashes = { script: [], style: [] }
  for (const [, kind, attributes = '', text = ''] of page.matchAll(inline)) {
    if (/\ssrc=|application\/json/.test(attributes)) continue
    hashes[kind as keyof InlineHashes].push(`'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  }
  return hashes
}
