import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#mock/refusal.ts'
import type { World } from '#mock/world/world.ts'
import { sendPage } from '../page/send-page.ts'
import { visit } from '../page/visit.ts'
import { chooserPage } from './chooser-page.ts'

interface Options {
  webOrigin: string
  world: World
}

type Query = Record<'client_id' | 'scope' | 'origin', string | undefined>

/** The social sign-in provider: its script, its popup. Who holds a token is answered by the call getUserInfo. */
export async function signInPlugin(app: FastifyInstance, { webOrigin, world }: Options) {
  app.get('/__mock/google/client.js', async (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readFile(new URL('client.js', import.meta.url))),
  )
  app.get<{ Querystring: Query }>('/__mock/google/choose', (request, reply) => {
    const { client_id, scope, origin = '' } = request.query
    if (!client_id || !scope) throw new Refusal(400, 'The popup needs client_id and scope.')
    if (URL.parse(origin)?.origin !== origin)
      throw new Refusal(400, 'The popup needs the origin of the page that asks.')
    const here = visit(request, reply, webOrigin)
    return sendPage(reply, here, chooserPage(here, world.socialProfiles, { origin, scope }))
  })
}
