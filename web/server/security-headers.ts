import { createHash } from 'node:crypto'
import type { RuntimeConfig } from '#app/runtime-config.ts'

const strictTransportSecurity = 'max-age=63072000; includeSubDomains'

/** The headers of every answer of the API and of a failure in its place: kept by no one, and inert should a browser show it as a page. */
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

/** How long a browser goes on telling of requests that did not reach us: a day. */
const reportedSeconds = 86_400

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

function contentSecurityPolicy(config: RuntimeConfig, inline: InlineHashes): string {
  const { apiOrigin, translation, google, tagManager, telemetryUrl, chatbotUrl, marketingRoot } = config
  const tags = tagManager ? [tagManager.url, ...tagManager.origins.split(' ')] : []
  // As Google documents it: its script by name, and the folder of that script for what it frames and asks.
  const signIn = URL.parse(google?.scriptUrl ?? '')
  const signInScript = signIn ? [signIn.origin + escapeInPolicy(signIn.pathname)] : []
  const signInFolder = signInScript.map(each => each.replace(/[^/]*$/, ''))
  return formatPolicy({
    'default-src': ["'none'"],
    // The reader of QR codes and PDF pictures is WebAssembly. `eval` of text stays forbidden.
    'script-src': ["'wasm-unsafe-eval'", ...policySources(...tags), ...signInScript, ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'font-src': ["'self'"],
    // Photo previews are blob URLs of this page.
    'img-src': [...policySources(...tags), 'blob:'],
    'connect-src': [
      ...policySources(apiOrigin, translation?.url, google?.userInfoUrl, telemetryUrl, ...tags),
      ...signInFolder,
    ],
    'frame-src': [...policySources(chatbotUrl, marketingRoot), ...signInFolder],
    'worker-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  })
}

/** Our own origin and the origins of the addresses. A path belongs to our own origin; a party that is switched off has no address. */
export function policySources(...addresses: (string | undefined)[]): string[] {
  const origins = addresses.flatMap(address => URL.parse(address ?? '')?.origin ?? [])
  return ["'self'", ...new Set(origins)]
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

export type InlineHashes = ReturnType<typeof inlineHashes>

/** Policy sources that allow exactly the inline scripts and styles of a page. JSON data and linked scripts need no hash. */
export function inlineHashes(page: string) {
  const hashes = (kind: string) =>
    [...page.matchAll(new RegExp(`<${kind}((?:\\s[^>]*)?)>([\\s\\S]*?)</${kind}>`, 'g'))]
      .filter(([, attributes = '']) => !/\ssrc=|application\/json/.test(attributes))
      .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return { script: hashes('script'), style: hashes('style') }
}
