import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Selection } from '#mock/scenarios/selection.ts'
import type { NamedSituation, Situations } from './situations.ts'

/** Puts the session of a request into a situation: its scenarios are chosen as a tester would choose them. */
export function enterSituation(
  { selection, situations }: { selection: Selection; situations: Situations },
  request: FastifyRequest,
  reply: FastifyReply,
  named: NamedSituation,
): void {
  selection.choose(request, reply, (named.situation.scenarios ?? []).join(','))
  situations.enter(request.session, named)
}
