import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FillRequest, valuesFor } from '#mock/control/fill-plugin.ts'
import { readJournal } from '#mock/journal/kept-call.ts'
import type { Markup } from '#mock/journey/page/html.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import { callRows } from './call-list.ts'
import { dock } from './dock.ts'
import { filledValues } from './fill-card.ts'
import { type PanelStep, wizardSteps } from './panel-steps.ts'
import type { PanelVisit } from './panel-visit.ts'

interface Options {
  selection: Selection
  look: (request: FastifyRequest, reply: FastifyReply) => PanelVisit
}

/** Parts of the panel as markup, in the visitor's language: the dock, new calls, values of a step. */
export async function fragmentsPlugin(app: FastifyInstance, { selection, look }: Options) {
  function send(reply: FastifyReply, markup: Markup) {
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(markup.text)
  }

  app.get('/__mock/panel/dock', (request, reply) => send(reply, dock(look(request, reply))))

  app.get<{ Querystring: { after?: string } }>('/__mock/panel/calls', (request, reply) => {
    const after = Number(request.query.after ?? 0)
    return send(reply, callRows(look(request, reply), readJournal(request.session, after)))
  })

  app.get<FillRequest>('/__mock/panel/values/:step', (request, reply) => {
    const values = valuesFor(request, selection.of(request).chosen)
    const seen = look(request, reply)
    const step = wizardSteps.find(each => each === request.params.step) as PanelStep
    return send(reply, filledValues(seen, seen.tell(`step.${step}`), values))
  })
}
