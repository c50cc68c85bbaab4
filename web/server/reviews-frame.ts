import type { RuntimeConfig } from '#app/runtime-config.ts'
import { formatPolicy, inlineHashes, pageHeaders, policySources } from './security-headers.ts'

/** A document with the headers that it is sent with. */
interface FrameDocument {
  page: string
  headers: Record<string, string>
}

/** In pixels, as the place in the offer banner: web/src/integrations/ReviewWidget.module.css. */
const height = 56

/**
 * The language comes with the address. The page around is told when the provider's script is there: until then it shows nothing. An element's
 * `load` reaches the document only while it is captured.
 */
const script = `
const widget = document.querySelector('.trustpilot-widget')
const locale = new URLSearchParams(location.search).get('locale')
if (/^[a-z]{2}-[A-Z]{2}$/.test(locale)) document.documentElement.lang = widget.dataset.locale = locale
document.addEventListener('load', ({ target }) => {
  if (target.matches('script')) parent.postMessage({ reviews: 'shown' }, '*')
}, true)
`

/** Light words, because the offer banner is dark. */
const style = 'body{margin:0}a{color:#fff;font:14px system-ui}'

/**
 * The document in which the customers' reviews run: a TrustBox, as Trustpilot documents it. The policy takes its origin away, so that it
 * reaches nothing of the page around, and admits the provider only. Undefined where reviews are switched off.
 */
export function reviewsFrame({ reviews }: RuntimeConfig): FrameDocument | undefined {
  if (!reviews) return undefined
  const { scriptUrl, businessUnit, template, profileUrl, token } = reviews
  const attributes = {
    class: 'trustpilot-widget',
    'data-locale': 'es-ES',
    'data-template-id': template,
    'data-businessunit-id': businessUnit,
    'data-style-height': `${height}px`,
    'data-style-width': '100%',
    'data-theme': 'dark',
    ...(token && { 'data-token': token }),
  }
  const widget = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const provider = URL.parse(profileUrl)?.hostname ?? profileUrl
  const page = `<!doctype html>
<html lang="es-ES">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(provider)}</title>
<style>${style}</style>
</head>
<body>
<div${widget.join('')}><a href="${escapeHtml(profileUrl)}" target="_blank" rel="noopener noreferrer">${escapeHtml(provider)}</a></div>
<script>${script}</script>
<script src="${escapeHtml(scriptUrl)}" async></script>
</body>
</html>
`
  const sources = policySources(scriptUrl)
  const policy = {
    'default-src': ["'none'"],
    'script-src': [...sources, ...inlineHashes(page).script],
    // The provider's script sets the size of what it draws.
    'style-src': ["'unsafe-inline'"],
    'img-src': sources,
    'connect-src': sources,
    'frame-src': sources,
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'self'"],
    sandbox: ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  }
  return { page, headers: { 'Content-Security-Policy': formatPolicy(policy), ...pageHeaders } }
}

function escapeHtml(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
