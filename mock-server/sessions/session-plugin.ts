import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '#mock/shared/clock.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { clearExpiredCookies } from './expiry.ts'
import { findRemote } from './remote-key.ts'
import type { Session } from './session.ts'
import type { SessionStore } from './session-store.ts'
import { sessionTime } from './session-time.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The tester's own session; set for every request. */
    session: Session
    /** Set where the browser steers the session of another device in place of its own. */
    remoteKey: string | undefined
  }
}

export const sessionHeader = 'x-mock-session'
const sessionCookie = 'mock-session'
const sessionId = /^[\w.-]{1,64}$/

/**
 * Gives every request its session: the one that its header names, that its browser steers, or that its cookie names; else a new one that the
 * response's cookie announces.
 */
export function registerSessions(app: FastifyInstance, store: SessionStore, clock: Clock) {
  app.decorateRequest('session', null as unknown as Session)
  app.decorateRequest('remoteKey', undefined)
  app.addHook('onRequest', (request, reply, done) => {
    const named = namedSession(request)
    const remote = named === undefined ? findRemote(store, request) : undefined
    const requested = named ?? remote?.session.id ?? cookieSession(request)
    const id = requested ?? randomUUID()
    const session = store.open(id, requested !== undefined)
    request.session = session
    request.remoteKey = remote?.key
    clearExpiredCookies(request, reply, sessionTime(session, clock))
    if (session.callCount === 0) {
      session.openRequests += 1
      reply.raw.once('close', () => {
        session.openRequests -= 1
      })
    }
    if (requested === undefined) {
      reply.header(sessionHeader, id)
      reply.setCookie(sessionCookie, id, { path: '/', httpOnly: true, sameSite: 'lax' })
    }
    done()
  })
}

function namedSession({ headers }: FastifyRequest): string | undefined {
  const header = headers[sessionHeader]
  if (typeof header !== 'string') return undefined
  if (sessionId.test(header)) return header
  throw new HttpError(400, 'X-Mock-Session must have 1 to 64 letters, digits, dots, hyphens or underscores.')
}

function cookieSession({ cookies }: FastifyRequest): string | undefined {
  const cookie = cookies[sessionCookie]
  return cookie && sessionId.test(cookie) ? cookie : undefined
}
