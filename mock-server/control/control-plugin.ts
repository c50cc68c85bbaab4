import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { docsPlugin } from './docs-plugin.ts'
import { fillPlugin } from './fill-plugin.ts'
import { journalPlugin } from './journal-plugin.ts'
import { linksPlugin } from './links-plugin.ts'
import { observersPlugin } from './observers-plugin.ts'
import { scenariosPlugin } from './scenarios-plugin.ts'
import { worldPlugin } from './seeded-values.ts'
import { statePlugin } from './state-plugin.ts'
import { verifyPlugin } from './verify-plugin.ts'
import { useZodRoutes } from './zod-routes.ts'

/** The API with which tools and tests steer the mock server. */
export async function controlPlugin(app: FastifyInstance, context: AppContext) {
  await useZodRoutes(app)
  await app.register(scenariosPlugin, context)
  await app.register(statePlugin, context)
  await app.register(linksPlugin, context)
  await app.register(fillPlugin, context)
  await app.register(journalPlugin, context)
  await app.register(verifyPlugin, context)
  await app.register(worldPlugin)
  await app.register(observersPlugin, context)
  await app.register(docsPlugin, context)
}
