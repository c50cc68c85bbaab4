import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendPage } from '#mock/journey/page/send-page.ts'
import { visit } from '#mock/journey/page/visit.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import { callsPage } from './calls-page.ts'
import { fragmentsPlugin } from './fragments-plugin.ts'
import { panelAssetsPlugin } from './panel-assets-plugin.ts'
import { type Contents, panelPage, type Room } from './panel-page.ts'
import { type PanelVisit, panelVisit } from './panel-visit.ts'
import { scenariosPage } from './scenarios-page.ts'
import { valuesPage } from './values-page.ts'

interface Options {
  webOrigin: string
  selection: Selection
}

const contents: Record<Room, (look: PanelVisit) => Contents> = {
  scenarios: scenariosPage,
  values: look => ({ main: valuesPage(look) }),
  calls: look => ({ main: callsPage(look) }),
}

/** The testers' panel: its rooms, what they load, and the parts of it that the browser asks for anew. */
export async function panelPlugin(app: FastifyInstance, { webOrigin, selection }: Options) {
  function look(request: FastifyRequest, reply: FastifyReply) {
    return panelVisit(visit(request, reply, webOrigin), request, selection)
  }
  function send(request: FastifyRequest, reply: FastifyReply, room: Room) {
    // A cookie of an earlier day may name a scenario that is gone: it must not keep out whoever comes to choose another.
    if (!selection.isKnown(request)) return reply.redirect(`/__mock/use/none?to=${encodeURIComponent(request.url)}`)
    const seen = look(request, reply)
    return sendPage(reply, seen.visit, panelPage(seen, room, contents[room](seen)))
  }
  app.get('/__mock', (_, reply) => reply.redirect('/__mock/'))
  app.get('/__mock/', (request, reply) => send(request, reply, 'scenarios'))
  app.get('/__mock/values', (request, reply) => send(request, reply, 'values'))
  app.get('/__mock/calls', (request, reply) => send(request, reply, 'calls'))
  await app.register(panelAssetsPlugin)
  await app.register(fragmentsPlugin, { look, selection })
}
