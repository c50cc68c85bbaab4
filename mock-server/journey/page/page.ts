import type { FastifyReply, FastifyRequest } from 'fastify'
import { brand } from '#brand/brand.ts'
import { detectLanguage, languageKey } from '#i18n/detect-language.ts'
import { defaultLanguage, htmlLang, languages } from '#i18n/languages.ts'
import { sessionTime } from '#mock/sessions/session.ts'
import type { Clock } from '#mock/shared/clock.ts'
import { getJourney } from '../journey.ts'
import { logo } from './controls.ts'
import { html, type Markup } from './html.ts'
import { createTranslator } from './texts.ts'

export interface Page {
  status?: number
  /** Is before the owner's name. */
  title: string | Markup
  main: Markup
  /** Whose page it is; the brand's by default. */
  owner?: string
  /** Where the owner's name in the header leads. Pages in frames and popups have neither header nor simulator bar. */
  home?: string | undefined
  /** The class of its main part. */
  style?: string
  /** The URL of its browser script. */
  script?: string
}

/** One request for a page: who reads it, in which language, and where links lead. */
export type PageContext = ReturnType<typeof createContext>

/** Creates a handler that sends the page of `render`, or redirects to its URL. */
export type Serve = ReturnType<typeof createServe>

/** Creates the way to serve pages in the reader's language. `webOrigin`: of the wizard, where the two do not share one. */
export function createServe({ webOrigin, clock }: { webOrigin: string; clock: Clock }) {
  return (render: (context: PageContext) => Page | string) => (request: FastifyRequest, reply: FastifyReply) => {
    const context = createContext(request, reply, webOrigin, clock)
    const result = render(context)
    if (typeof result === 'string') return reply.redirect(result, 303)
    return reply
      .code(result.status ?? 200)
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', vary: 'cookie, sec-fetch-dest' })
      .send(renderPage(context, result).text)
  }
}

/** What the wizard, and what it passes on to others, call the language in an address. */
export const languageKeys = [languageKey, 'lng']

/** A language in the address is stored in the cookie that the wizard reads too. */
function createContext(request: FastifyRequest, reply: FastifyReply, webOrigin: string, clock: Clock) {
  const { url, headers, session, method, body } = request
  const search = new URLSearchParams(url.split('?', 2)[1])
  const detected = detectLanguage({
    search: String(search),
    cookie: headers.cookie ?? '',
    stored: null,
    browser: (headers['accept-language'] ?? '').split(',').map(each => each.split(';', 1)[0]?.trim() ?? ''),
  })
  const language = languages.find(each => each === detected) ?? defaultLanguage
  if (languageKeys.some(key => search.has(key))) reply.setCookie(languageKey, language, { path: '/', sameSite: 'lax' })
  // Set by the web server in front, which serves the wizard at the same origin.
  const sharesOrigin = headers['x-forwarded-host'] !== undefined
  return {
    language,
    t: createTranslator(language),
    session,
    journey: getJourney(session),
    /** The session's time, in milliseconds since 1970. */
    now: sessionTime(session, clock),
    /** Path and query of the page. */
    url,
    search,
    headers,
    reply,
    isPost: method === 'POST',
    params: request.params as Record<string, string>,
    /** One value of a submitted form; empty when it is missing. */
    form: (name: string) => (body as Record<string, string> | undefined)?.[name] ?? '',
    /** The address of a page of the wizard: a path where both share an origin, else with the wizard's origin. */
    wizardUrl: (path: `/${string}`) => (sharesOrigin ? path : webOrigin + path),
  }
}

// Nothing from other servers, no inline script or style. No form-action: forms may lead on to the wizard's origin.
const policy = "default-src 'self'; base-uri 'none'"

function renderPage(context: PageContext, { title, main, owner, home, style = '', script }: Page): Markup {
  return html`<!doctype html>
<html lang="${htmlLang(context.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${owner ?? brand.name}</title>
<link rel="icon" type="image/svg+xml" href="/__mock/journey/icon.svg">
<link rel="stylesheet" href="/__mock/journey/style.css">
${script && html`<script src="${script}" type="module"></script>`}
</head>
<body>
${home && html`<header class="bar row"><a class="owner row" href="${home}">${owner ?? logo}</a>${languageLinks(context)}</header>`}
<main class="${style}">${main}</main>
${home && simulatorBar(context)}
</body>
</html>
`
}

/** The strip at the foot of every page: it says that this is a simulation and links to its other parts. */
function simulatorBar({ t, journey, wizardUrl }: PageContext): Markup {
  const places = [
    ['/__mock/marketing/', t('simulator.marketing')],
    [wizardUrl('/'), t('simulator.wizard')],
    ['/__mock/mail', t('simulator.mail', { count: journey.outbox.length })],
    ['/__mock/app', t('simulator.app')],
    ['/__mock/', t('simulator.panel')],
  ] as const
  const links = places.map(([url, name]) => html`<li><a class="target" href="${url}">${name}</a></li>`)
  return html`<aside class="simulator bar row small" aria-label="${t('simulator.label')}"><p>${t('simulator.note')}</p><ul class="row">${links}</ul></aside>`
}

const ownNames = { es_ES: 'Español', en_GB: 'English' } as const

/** Links to this page in the other languages. */
export function languageLinks({ language, url, search }: PageContext): Markup[] {
  const others = languages.filter(code => code !== language)
  return others.map(code => {
    const query = new URLSearchParams(search)
    query.set(languageKey, code)
    const lang = htmlLang(code)
    return html`<a class="target" href="${url.split('?', 1)[0]}?${String(query)}" lang="${lang}" hreflang="${lang}">${ownNames[code]}</a>`
  })
}
