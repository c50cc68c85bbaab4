import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createValues, type FillRequest } from '#mock/control/fill-plugin.ts'
import type { Arrivals } from '#mock/journal/arrivals.ts'
import type { Journal } from '#mock/journal/journal.ts'
import { createStylesheet, sendAsset, sharedStyles } from '#mock/journey/assets/assets-plugin.ts'
import type { Markup } from '#mock/journey/page/html.ts'
import { sendPage } from '#mock/journey/page/layout.ts'
import { createPageContext } from '#mock/journey/page/page-context.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import { HttpError } from '#mock/shared/problem.ts'
import type { World } from '#mock/world/world.ts'
import { callRows, callsPage } from './calls.ts'
import { dock } from './dock.ts'
import { editorPage } from './editor-page.ts'
import { observedPage } from './observed-page.ts'
import { createPanelContext, wizardSteps } from './panel-context.ts'
import { type Contents, panelPage, type Room } from './panel-page.ts'
import { filledValues, scenariosPage } from './scenarios-page.ts'
import { valuesPage } from './values-page.ts'

interface Options {
  webOrigin: string
  selection: Selection
  journal: Journal
  arrivals: Arrivals
  world: World
}

const here = (path: string) => new URL(path, import.meta.url)
const styles = [
  ...sharedStyles,
  ...['panel', 'values', 'scenarios', 'situation', 'calls', 'dock', 'editor'].map(name => here(`styles/${name}.css`)),
]

/** The testers' panel: its pages, the parts that the browser requests again, and the files that both load. */
export async function panelPlugin(app: FastifyInstance, { webOrigin, selection, journal, arrivals, world }: Options) {
  function createContext(request: FastifyRequest, reply: FastifyReply) {
    const page = createPageContext(request, reply, webOrigin)
    return createPanelContext(page, request, selection, {
      calls: journal.list(request.session),
      arrivals: arrivals.list(),
    })
  }

  app.get('/__mock', (_, reply) => reply.redirect('/__mock/'))
  const pages: Record<Room, Contents> = {
    scenarios: scenariosPage,
    editor: editorPage,
    values: valuesPage,
    calls: callsPage,
    observed: observedPage,
  }
  const urls: [string, Room][] = [
    ['/__mock/', 'scenarios'],
    ['/__mock/editor', 'editor'],
    ['/__mock/values', 'values'],
    ['/__mock/calls', 'calls'],
    ['/__mock/observers', 'observed'],
  ]
  for (const [url, room] of urls) {
    app.get(url, (request, reply) => {
      const context = createContext(request, reply)
      return sendPage(reply, context.page, panelPage(context, room, pages[room](context)))
    })
  }

  function sendPart(reply: FastifyReply, markup: Markup) {
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(markup.text)
  }
  app.get('/__mock/panel/dock', (request, reply) => sendPart(reply, dock(createContext(request, reply))))
  app.get<{ Querystring: { after?: string } }>('/__mock/panel/calls', (request, reply) => {
    const entries = journal.list(request.session, Number(request.query.after ?? 0))
    return sendPart(reply, callRows(createContext(request, reply), entries))
  })
  app.get<FillRequest>('/__mock/panel/values/:step', (request, reply) => {
    const values = createValues(request, selection.get(request).chosen, world)
    const context = createContext(request, reply)
    const step = wizardSteps.find(each => each === request.params.step)
    return sendPart(reply, filledValues(context, step ? context.t(`step.${step}`) : '', values))
  })

  app.get('/__mock/panel/style.css', (_, reply) => {
    // A font that arrives late is used from the next page on, so that nothing moves.
    const css = createStylesheet(styles).replace('font-display: swap', 'font-display: optional')
    return sendAsset(reply, 'text/css; charset=utf-8', css)
  })
  for (const file of readdirSync(here('client')).filter(name => name.endsWith('.ts'))) {
    app.get(`/__mock/panel/client/${file}`, (_, reply) =>
      sendAsset(reply, 'text/javascript; charset=utf-8', readClientScript(file)),
    )
  }
  app.get<{ Params: { id: string } }>('/__mock/panel/file/:id', ({ params: { id } }, reply) => {
    const { file } = (scenarios as readonly Scenario[]).find(each => each.id === id) ?? {}
    if (!file) throw new HttpError(404, `The scenario "${id}" needs no file.`)
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Buffer.alloc(file.bytes, ' '))
  })
}

/** A browser script of the panel, without its types. */
function readClientScript(file: string): string {
  const source = readFileSync(here(`client/${file}`), 'utf8')
  // Node warns on the console that this function is experimental, although it does the same with every file of ours.
  const { emitWarning } = process
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = emitWarning
  }
}
