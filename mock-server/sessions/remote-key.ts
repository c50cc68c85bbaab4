import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** Whether this browser steers another device, or is steered by others. */
export type RemoteState = { status: 'none' } | { status: 'steering' } | { status: 'steered'; devices: number }

const remoteCookie = 'mock-remote'

/** The session that a browser steers instead of its own, and the key that lets it. */
export function findRemote(
  store: SessionStore,
  { cookies }: FastifyRequest,
): { session: Session; key: string } | undefined {
  const [id = '', key = ''] = (cookies[remoteCookie] ?? '').split('~', 2)
  const session = store.find(id)
  return session?.remoteKeys.has(key) ? { session, key } : undefined
}

/** Lets the browser of this response steer a session from now on. */
export function grantRemote(reply: FastifyReply, session: Session): void {
  const key = randomUUID()
  session.remoteKeys.add(key)
  reply.setCookie(remoteCookie, `${session.id}~${key}`, { path: '/', httpOnly: true, sameSite: 'lax' })
}

/** Ends it: for the browser that steers, or for everybody who steers the browser. */
export function endRemote({ session, remoteKey }: FastifyRequest, reply: FastifyReply): void {
  if (remoteKey === undefined) session.remoteKeys.clear()
  else {
    session.remoteKeys.delete(remoteKey)
    reply.clearCookie(remoteCookie, { path: '/' })
  }
}

export function getRemoteState({ session, remoteKey }: FastifyRequest): RemoteState {
  const devices = session.remoteKeys.size
  if (remoteKey !== undefined) return { status: 'steering' }
  return devices > 0 ? { status: 'steered', devices } : { status: 'none' }
}
