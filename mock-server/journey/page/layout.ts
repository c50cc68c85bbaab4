import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '#brand/brand.ts'
import { htmlLang } from '#i18n/languages.ts'
import { getJourney } from '../state/journey.ts'
import { html, type Markup, type Piece } from './html.ts'
import { createPageContext, languageParameter, type PageContext } from './page-context.ts'
import { pageLanguages } from './texts.ts'

export interface Page {
  status?: number
  /** Stands before the owner's name. */
  title: string | Markup
  /** Everything between the skip link and the simulator bar. */
  body: Markup
  /** Whose page it is; the brand's by default. */
  owner?: string
  /** The part of the world that the page belongs to, for its style. */
  kind: 'marketing' | 'legal' | 'mail' | 'signature' | 'app' | 'sign-in' | 'chatbot' | 'panel'
  /** The URL of its stylesheet, where it has one of its own. */
  stylesheet?: string
  /** The URL of its browser script. */
  script?: string
  /** Pages in frames and popups have no simulator bar. */
  hasBar?: boolean
}

// Nothing from other servers, no inline script or style. No form-action: forms may lead on to the wizard's origin.
const securityPolicy = ['default', 'script', 'style', 'font', 'img', 'connect']
  .map(name => `${name}-src ${name === 'default' ? "'none'" : "'self'"}`)
  .concat("base-uri 'none'")
  .join('; ')

/** Creates a route handler that sends the page of `render`. */
export function servePage<Request extends FastifyRequest>(
  webOrigin: string,
  render: (context: PageContext, request: Request) => Page,
) {
  return (request: FastifyRequest, reply: FastifyReply) => {
    const context = createPageContext(request, reply, webOrigin)
    return sendPage(reply, context, render(context, request as Request))
  }
}

/** Sends a whole page in the reader's language. */
export function sendPage(reply: FastifyReply, context: PageContext, page: Page): FastifyReply {
  const { status = 200, title, body, owner = brand.name, kind, script, hasBar = true } = page
  const { stylesheet = '/__mock/journey/style.css' } = page
  const document = html`<!doctype html>
<html lang="${htmlLang(context.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${owner}</title>
<link rel="icon" type="image/svg+xml" href="/__mock/journey/icon.svg">
<link rel="preload" href="/__mock/journey/figtree.woff2" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${stylesheet}">
${script && html`<script src="${script}" type="module"></script>`}
</head>
<body class="${kind}">
<a class="skip" href="#content">${context.t('shell.skip')}</a>
${body}
${hasBar && simulatorBar(context)}
</body>
</html>
`
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': securityPolicy, 'cache-control': 'no-store', vary: 'cookie, sec-fetch-dest' })
    .send(document.text)
}

/** The strip at the foot of every page: it says that this is a simulation and links to its other parts. */
function simulatorBar({ t, session, wizardUrl }: PageContext): Markup {
  const places = [
    ['/__mock/marketing/', t('simulator.marketing')],
    [wizardUrl('/'), t('simulator.wizard')],
    ['/__mock/mail', t('simulator.mail', { count: getJourney(session).outbox.length })],
    ['/__mock/app', t('simulator.app')],
    ['/__mock/', t('simulator.panel')],
  ] as const
  const links = places.map(([url, name]) => html`<li><a class="target" href="${url}">${name}</a></li>`)
  return html`<aside class="simulator bar row small" aria-label="${t('simulator.label')}"><p>${t('simulator.note')}</p><ul class="row">${links}</ul></aside>`
}

/** The header of pages outside the marketing site: whose page it is, and the languages. */
export function plainHeader(context: PageContext, owner: Piece, home: string): Markup {
  return html`<header class="bar row"><a class="owner row" href="${home}">${owner}</a>${languageChoice(context)}</header>`
}

const ownNames = { es_ES: ['Español', 'ES'], en_GB: ['English', 'EN'] } as const

/** Links to this page in each language; the current one is marked. */
export function languageChoice({ language, t, url }: PageContext): Markup {
  const links = pageLanguages.map(code => {
    const [name, short] = ownNames[code]
    const [lang, country] = code.split('_', 2)
    return html`<li><a class="tab" href="${urlIn(code, url)}" lang="${lang}" hreflang="${lang}"${code === language && html` aria-current="true"`}><img src="/__mock/journey/flags/${country}.svg" alt="" width="20" height="14"><span class="long">${name}</span><span class="short">${short}</span></a></li>`
  })
  return html`<nav class="languages" aria-label="${t('shell.languages')}"><ul>${links}</ul></nav>`
}

function urlIn(code: string, url: string): string {
  const [path = '', search] = url.split('?', 2)
  const query = new URLSearchParams(search)
  query.delete('language')
  query.set(languageParameter, code)
  return `${path}?${query}`
}

const maxFormBytes = 16 * 1024

/** Parses the forms of pages; the product API accepts JSON only. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: maxFormBytes },
    (_, text, done) => done(null, new URLSearchParams(String(text))),
  )
}

/** One value of a submitted form; empty when it is missing. */
export function formValue(body: unknown, name: string): string {
  return body instanceof URLSearchParams ? (body.get(name) ?? '') : ''
}
