import type { FastifyReply, FastifyRequest } from 'fastify'
import { detectLanguage, languageKey } from '#i18n/detect-language.ts'
import { defaultLanguage, languages } from '#i18n/languages.ts'
import type { Clock } from '#mock/shared/clock.ts'
import { createTranslator, pageLanguages } from './texts.ts'

/** What the pages outside the wizard work with. `webOrigin`: of the wizard, where the two do not share one. */
export interface JourneyOptions {
  webOrigin: string
  clock: Clock
}

/** One request for a page: who reads it, in which language, and where links lead. */
export type PageContext = ReturnType<typeof createPageContext>

/** The language parameter of these pages; the wizard's own name works as well. */
export const languageParameter = 'lng'

/** Creates the context of a request. A language in the address is stored in the cookie that the wizard reads too. */
export function createPageContext(request: FastifyRequest, reply: FastifyReply, webOrigin: string) {
  const { url, headers, session } = request
  const query = new URLSearchParams(url.split('?', 2)[1])
  const requested = query.get(languageParameter) ?? query.get(languageKey)
  const detected = detectLanguage({
    search: requested === null ? '' : `?${languageKey}=${encodeURIComponent(requested)}`,
    cookie: headers.cookie ?? '',
    stored: null,
    browser: (headers['accept-language'] ?? '').split(',').map(each => each.split(';', 1)[0]?.trim() ?? ''),
  })
  const wanted = languages.find(each => each === detected) ?? defaultLanguage
  if (requested !== null) reply.setCookie(languageKey, wanted, { path: '/', sameSite: 'lax' })
  const language = pageLanguages.find(each => each === wanted) ?? defaultLanguage
  // Set by the web server in front, which serves the wizard at the same origin.
  const sharesOrigin = headers['x-forwarded-host'] !== undefined
  return {
    language,
    t: createTranslator(language),
    session,
    /** Path and query of the page. */
    url,
    /** The page is shown in a frame of another page. */
    isFramed: headers['sec-fetch-dest'] === 'iframe',
    userAgent: headers['user-agent'],
    /** The address of a page of the wizard: a path where both share an origin, else with the wizard's origin. */
    wizardUrl: (path: `/${string}`) => (sharesOrigin ? path : webOrigin + path),
  }
}
