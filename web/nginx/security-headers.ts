import type { RuntimeConfig } from '#app/runtime-config.ts'
import type { InlineHashes } from './inline-hashes.ts'

/**
 * The headers that close every page and asset, for nginx and for the preview server alike. Sources of scripts, frames and
 * calls come from the configuration and from nowhere else; what stands inline in the page is allowed by its hash.
 */
export function securityHeaders(config: RuntimeConfig, inline: InlineHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, inline),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    // The sign-in's popup must be able to answer.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  }
}

function contentSecurityPolicy(
  { apiOrigin, translation, google, ...config }: RuntimeConfig,
  inline: InlineHashes,
): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    // What reads codes and pictures in PDFs is WebAssembly, which may be compiled; text may not be.
    'script-src': ["'wasm-unsafe-eval'", ...sources(google.scriptUrl, config.reviewWidgetUrl), ...inline.script],
    'style-src': ["'self'", ...inline.style],
    'font-src': ["'self'"],
    // Previews of photos are the page's own objects.
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

/** Our own origin and those of the addresses; a path is ours. */
function sources(...addresses: string[]): string[] {
  const origins = addresses.flatMap(address => URL.parse(address)?.origin ?? [])
  return ["'self'", ...new Set(origins)]
}
