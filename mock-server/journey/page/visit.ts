import type { FastifyReply, FastifyRequest } from 'fastify'
import { detectLanguage, languageKey } from '#i18n/detect-language.ts'
import { defaultLanguage, type Language, languages } from '#i18n/languages.ts'
import type { Session } from '#mock/sessions/session.ts'
import { type Say, speak } from './texts.ts'

/** One look at a page of the outside world: who looks, in which language, and how to get from here to there. */
export interface Visit {
  language: Language
  say: Say
  session: Session
  /** Path and query of this page. */
  here: string
  /** The page stands in a frame of another page. */
  isFramed: boolean
  /** The address of a page of the wizard: a path where both are served together, else with the wizard's origin. */
  wizard: (path: `/${string}`) => string
}

/** The short name of the language choice in this world's addresses; the wizard's own name works as well. */
export const languageParameter = 'lng'

/** Reads a request as a visit. A language chosen by the address is kept in the cookie that the wizard reads too. */
export function visit(request: FastifyRequest, reply: FastifyReply, webOrigin: string): Visit {
  const query = new URLSearchParams(request.url.split('?', 2)[1])
  const chosen = query.get(languageParameter) ?? query.get(languageKey)
  const language = known(
    detectLanguage({
      search: chosen === null ? '' : `?${languageKey}=${encodeURIComponent(chosen)}`,
      cookie: request.headers.cookie ?? '',
      stored: null,
      browser: acceptedLanguages(request.headers['accept-language']),
    }),
  )
  if (chosen !== null) {
    reply.setCookie(languageKey, language, { path: '/', sameSite: 'lax' })
  }
  // The web server in front says so; its visitors find the wizard at the same origin.
  const isBesideWizard = request.headers['x-forwarded-host'] !== undefined
  return {
    language,
    say: speak(language),
    session: request.session,
    here: request.url,
    isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    wizard: path => (isBesideWizard ? path : webOrigin + path),
  }
}

function known(language: string): Language {
  return languages.find(each => each === language) ?? defaultLanguage
}

function acceptedLanguages(header = ''): string[] {
  return header.split(',').map(each => each.split(';', 1)[0]?.trim() ?? '')
}
