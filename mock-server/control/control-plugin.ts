import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { docsPlugin } from './docs-plugin.ts'
import { fillPlugin } from './fill-plugin.ts'
import { journalPlugin } from './journal-plugin.ts'
import { observersPlugin } from './observers-plugin.ts'
import { scenariosPlugin } from './scenarios-plugin.ts'
import { worldPlugin } from './seeded-values.ts'
import { statePlugin } from './state-plugin.ts'
import { useZodRoutes } from './zod-routes.ts'

/** The API with which tools and tests steer the mock server. */
export async function controlPlugin(app: FastifyInstance, context: AppContext) {
  await useZodRoutes(app)
  const plugins = [scenariosPlugin, statePlugin, fillPlugin, journalPlugin, worldPlugin, observersPlugin, docsPlugin]
  for (const plugin of plugins) await app.register(plugin, context)
}
