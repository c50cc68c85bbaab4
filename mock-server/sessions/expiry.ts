import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from './session.ts'

/** How long an access token of the social sign-in is accepted, as its provider says it. */
const tokenLifetimeMs = 3599 * 1000
/** How long a browser keeps the attribution of a campaign. The specification gives no time; this one is usual. */
const cookieLifetimeMs = 30 * 24 * 60 * 60 * 1000

/** Sets a cookie that ends by itself, in the session's time. `now`: the session's time, in milliseconds since 1970. */
export function setExpiringCookie(session: Session, reply: FastifyReply, name: string, value: string, now: number) {
  session.cookieExpiry.set(name, now + cookieLifetimeMs)
  reply.setCookie(name, value, { path: '/', sameSite: 'lax', maxAge: cookieLifetimeMs / 1000 })
}

/** Deletes cookies that have expired by the session's clock, which the browser's own clock does not follow. */
export function clearExpiredCookies({ session, cookies }: FastifyRequest, reply: FastifyReply, now: number) {
  for (const [name, expiresAt] of session.cookieExpiry) {
    if (expiresAt > now) continue
    session.cookieExpiry.delete(name)
    delete cookies[name]
    reply.clearCookie(name, { path: '/' })
  }
}

/** The provider issues a token: its lifetime starts again. */
export function issueToken(session: Session, token: string, now: number) {
  session.tokenExpiry.set(token, now + tokenLifetimeMs)
}

/** Whether the time of a token is over. A token that no one saw given out, such as one in a test, is new at its first use. */
export function isTokenExpired(session: Session, token: string, now: number): boolean {
  if (!session.tokenExpiry.has(token)) issueToken(session, token, now)
  return (session.tokenExpiry.get(token) ?? 0) <= now
}
