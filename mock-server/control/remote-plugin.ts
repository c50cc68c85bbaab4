import type { FastifyInstance, FastifyReply } from 'fastify'
import { scenarioCookie } from '#mock/scenarios/selection.ts'
import { createRemoteCodes } from '#mock/sessions/remote-codes.ts'
import { endRemote, grantRemote } from '#mock/sessions/remote-key.ts'
import { HttpError } from '#mock/shared/problem.ts'
import type { ControlOptions } from './control-options.ts'
import type { JoinRequest } from './control-routes.ts'

/**
 * Lets one device steer the session of another. POST /__mock/remote: a code for the session. POST /__mock/remote/join: a browser that names the
 * code uses that session in place of its own. DELETE /__mock/remote: ends it.
 */
export async function remotePlugin(app: FastifyInstance, { store, clock, isPrivate }: ControlOptions) {
  const codes = createRemoteCodes(clock.now)

  // The cookie names a choice that was made in the session before.
  const forgetChoice = (reply: FastifyReply) => reply.clearCookie(scenarioCookie, { path: '/' })

  app.post('/__mock/remote', ({ session, remoteKey }) => {
    if (isPrivate) throw new HttpError(403, 'What a real API answered is shown to its own tester only.')
    if (remoteKey !== undefined) throw new HttpError(409, 'This device steers another one. End that first.')
    const { code, validUntil } = codes.create(session.id)
    return { code, validUntil: new Date(validUntil).toISOString() }
  })

  app.post<{ Body: JoinRequest }>('/__mock/remote/join', ({ session, body }, reply) => {
    const lookup = codes.find(body.code)
    if (lookup.status === 'limited') {
      reply.header('retry-after', Math.ceil(lookup.retryAfterMs / 1000))
      throw new HttpError(429, 'There were too many wrong codes. Wait before the next one.')
    }
    const other = lookup.status === 'found' ? store.find(lookup.sessionId) : undefined
    if (!other) throw new HttpError(404, 'No device has this code. A code is valid for ten minutes, and once.')
    if (other === session) throw new HttpError(409, 'This is the code of this device. Type it on the other one.')
    codes.revoke(other.id)
    grantRemote(reply, other)
    forgetChoice(reply)
    return reply.code(204).send()
  })

  app.delete('/__mock/remote', (request, reply) => {
    if (request.remoteKey === undefined) codes.revoke(request.session.id)
    else forgetChoice(reply)
    endRemote(request, reply)
    return reply.code(204).send()
  })
}
