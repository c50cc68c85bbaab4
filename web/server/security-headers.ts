import type { RuntimeConfig } from '#app/runtime-config.ts'
import type { InlineHashes } from './inline-hashes.ts'

/**
 * The security headers of every page and asset, for nginx and for the preview server. The allowed origins of scripts, frames
 * and calls come from the configuration only; inline scripts and styles are allowed by their hashes.
 */
export function securityHeaders(config: RuntimeConfig, inline: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, inline),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // The sign-in popup must be able to post its result to this page.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

function contentSecurityPolicy(
  { apiOrigin, translation, google, ...config }: RuntimeConfig,
  inline: InlineHashes,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // The reader of QR codes and PDF pictures is WebAssembly. `eval` of text stays forbidden.
    'script-src': ["'wasm-unsafe-eval'", ...sources(google.scriptUrl, config.reviewWidgetUrl), ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'font-src': ["'self'"],
    // Photo previews are blob URLs of this page.
    'img-src': ["'self'", 'blob:'],
    'connect-src': sources(apiOrigin, translation.url, google.userInfoUrl),
    'frame-src': sources(config.chatbotUrl, config.marketingRoot, google.scriptUrl),
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** Our own origin and the origins of the addresses. A path belongs to our own origin. */
function sources(...addresses: string[]): string[] {
  const origins = addresses.flatMap(address => URL.parse(address)?.origin ?? [])
  return ["'self'", ...new Set(origins)]
}
