import { readdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { journeyStyle, stylesheet } from '#mock/journey/assets/stylesheet.ts'
import { Refusal } from '#mock/refusal.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import { clientScript } from './client-script.ts'

const here = (path: string) => new URL(path, import.meta.url)
const ownStyles = [
  'header',
  'frame',
  'finder',
  'scenarios',
  'situation',
  'reset-dialog',
  'calls',
  'values',
  'dock',
].map(name => here(`styles/${name}.css`))
const sharedStyles = (['page', 'controls'] as const).map(journeyStyle)

/** What the panel's pages and the dock load, and the files that scenarios want to be uploaded. */
export async function panelAssetsPlugin(app: FastifyInstance) {
  app.get('/__mock/panel/style.css', (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      // A font that comes late stays away until the next page: no word moves another.
      .send(stylesheet([...sharedStyles, ...ownStyles]).replace('font-display: swap', 'font-display: optional')),
  )
  for (const file of readdirSync(here('client'))) {
    app.get(`/__mock/panel/client/${file}`, (_, reply) =>
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(clientScript(file)),
    )
  }
  app.get<{ Params: { id: string } }>('/__mock/panel/file/:id', (request, reply) => {
    const { file } = scenarios.find(({ id }) => id === request.params.id) ?? {}
    if (!file) throw new Refusal(404, `The scenario "${request.params.id}" asks for no file.`)
    return reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .send(Buffer.alloc(file.bytes, ' '))
  })
}
