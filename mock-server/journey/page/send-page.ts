import type { FastifyReply } from 'fastify'
import { brand } from '#brand/brand.ts'
import { htmlLang } from '#i18n/languages.ts'
import { html, type Markup } from './html.ts'
import { simulatorBar } from './simulator-bar.ts'
import type { Visit } from './visit.ts'

export interface Page {
  /** In front of the name of whoever shows the page. */
  title: string
  /** Everything between the skip link and the simulator's bar. */
  body: Markup
  /** Whose page it is; the brand's own unless said otherwise. */
  owner?: string
  /** Which part of the world it is, for its style. */
  look: 'marketing' | 'legal' | 'mail' | 'signature' | 'app' | 'sign-in' | 'chatbot' | 'panel'
  /** The address of the page's style sheet, if it has one of its own. */
  style?: string
  /** Addresses of the page's browser scripts. */
  scripts?: readonly string[]
  /** Pages in frames and popups have no bar. */
  hasBar?: boolean
}

// Nothing from outside, no inline script or style. Where a form leads on to the wizard may be another origin.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
].join('; ')

/** Sends a whole page in the visitor's language. */
export function sendPage(reply: FastifyReply, visit: Visit, page: Page, status = 200): FastifyReply {
  const { title, body, owner = brand.name, look, scripts = [], hasBar = true } = page
  const { style = '/__mock/journey/style.css' } = page
  const tags = scripts.map(address => html`<script src="${address}" type="module"></script>`)
  const document = html`<!doctype html>
<html lang="${htmlLang(visit.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${owner}</title>
<link rel="icon" type="image/svg+xml" href="/__mock/journey/icon.svg">
<link rel="preload" href="/__mock/journey/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${style}">
${tags}
</head>
<body class="${look}">
<a class="skip" href="#content">${visit.say('shell.skip')}</a>
${body}
${hasBar && simulatorBar(visit)}
</body>
</html>
`
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'cookie, sec-fetch-dest' })
    .send(document.text)
}
