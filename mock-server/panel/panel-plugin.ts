import { readdirSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ControlOptions } from '#mock/control/control-options.ts'
import { createValues, type FillRequest } from '#mock/control/fill-plugin.ts'
import { createStylesheet, sendAsset, sharedStyles } from '#mock/journey/assets/assets-plugin.ts'
import type { Markup } from '#mock/journey/page/html.ts'
import { sendPage } from '#mock/journey/page/layout.ts'
import { createPageContext } from '#mock/journey/page/page-context.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { HttpError } from '#mock/shared/problem.ts'
import { createPanelContext, wizardSteps } from './panel-context.ts'
import type { Contents, PanelTab } from './panel-page.ts'

const here = (path: string) => new URL(path, import.meta.url)
const styles = [
  ...sharedStyles,
  ...['panel', 'values', 'scenarios', 'situation', 'calls', 'dock', 'editor'].map(name => here(`styles/${name}.css`)),
]

/** The address of each tab, and its page, loaded when it is opened, so that a tester does not wait for it at the start. */
const tabs: Record<PanelTab, [url: string, load: () => Promise<Contents>]> = {
  scenarios: ['/__mock/', async () => (await import('./scenarios-page.ts')).scenariosPage],
  editor: ['/__mock/editor', async () => (await import('./editor-page.ts')).editorPage],
  values: ['/__mock/values', async () => (await import('./values-page.ts')).valuesPage],
  calls: ['/__mock/calls', async () => (await import('./calls.ts')).callsPage],
  observed: ['/__mock/observers', async () => (await import('./observed-page.ts')).observedPage],
}

/** The testers' panel: its pages, the parts that the browser requests again, and the files that both load. */
export async function panelPlugin(app: FastifyInstance, options: ControlOptions & { webOrigin: string }) {
  const { webOrigin, selection, journal, arrivals, world } = options

  function createContext(request: FastifyRequest, reply: FastifyReply) {
    const page = createPageContext(request, reply, webOrigin)
    return createPanelContext(page, request, selection, {
      calls: journal.list(request.session),
      arrivals: arrivals.list(),
    })
  }

  app.get('/__mock', (_, reply) => reply.redirect('/__mock/'))
  for (const tab of Object.keys(tabs) as PanelTab[]) {
    const [url, load] = tabs[tab]
    app.get(url, async (request, reply) => {
      const context = createContext(request, reply)
      const [{ panelPage }, contents] = await Promise.all([import('./panel-page.ts'), load()])
      return sendPage(reply, context.page, panelPage(context, tab, contents(context)))
    })
  }

  function sendPart(reply: FastifyReply, markup: Markup) {
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(markup.text)
  }
  app.get('/__mock/panel/dock', async (request, reply) => {
    const { dock } = await import('./dock.ts')
    return sendPart(reply, dock(createContext(request, reply)))
  })
  app.get<{ Querystring: { after?: string } }>('/__mock/panel/calls', async (request, reply) => {
    const { callRows } = await import('./calls.ts')
    const entries = journal.list(request.session, Number(request.query.after ?? 0))
    return sendPart(reply, callRows(createContext(request, reply), entries))
  })
  app.get<FillRequest>('/__mock/panel/values/:step', async (request, reply) => {
    const { filledValues } = await import('./scenarios-page.ts')
    const values = createValues(request, selection.get(request).chosen, world)
    const context = createContext(request, reply)
    const step = wizardSteps.find(each => each === request.params.step)
    return sendPart(reply, filledValues(context, step ? context.t(`step.${step}`) : '', values))
  })

  app.get('/__mock/panel/style.css', (_, reply) => {
    // A font that arrives late is used from the next page on, so that nothing moves.
    const css = createStylesheet(styles).replace('font-display: swap', 'font-display: optional')
    return sendAsset(reply, '.css', css)
  })
  for (const file of readdirSync(here('client')).filter(name => name.endsWith('.ts'))) {
    app.get(`/__mock/panel/client/${file}`, (_, reply) => sendAsset(reply, '.js', readClientScript(file)))
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
