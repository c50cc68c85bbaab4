import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '#mock/shared/problem.ts'
import type { ControlOptions } from './control-options.ts'
import { docsPlugin } from './docs-plugin.ts'
import { fillPlugin } from './fill-plugin.ts'
import { journalPlugin } from './journal-plugin.ts'
import { observersPlugin } from './observers-plugin.ts'
import { recordedPlugin } from './recorded-plugin.ts'
import { remotePlugin } from './remote-plugin.ts'
import { scenariosPlugin } from './scenarios-plugin.ts'
import { worldPlugin } from './seeded-values.ts'
import { situationPlugin } from './situation-plugin.ts'
import { statePlugin } from './state-plugin.ts'
import { verifyPlugin } from './verify-plugin.ts'

/** The API with which tools and tests steer the mock server. Every request is validated by the schema of its route. */
export async function controlPlugin(app: FastifyInstance, options: ControlOptions) {
  app.addHook('preHandler', checkControlRequest)
  await app.register(scenariosPlugin, options)
  await app.register(situationPlugin, options)
  await app.register(statePlugin, options)
  await app.register(remotePlugin, options)
  await app.register(fillPlugin, options)
  await app.register(journalPlugin, options)
  await app.register(verifyPlugin, options)
  await app.register(recordedPlugin, options)
  await app.register(worldPlugin)
  await app.register(observersPlugin, options)
  await app.register(docsPlugin, { document: options.contract.document })
}

/**
 * Refuses members that a route of the control API does not know. If a misspelt member were ignored, a test that asserts that no such
 * call came would pass.
 */
async function checkControlRequest({ method, routeOptions, query, body }: FastifyRequest): Promise<void> {
  if (method === 'GET' && Object.keys(query as object).length === 0) return
  // Loaded at the first request that has something to check, so that a tester does not wait for it at the start.
  const { controlRoutes, findRequestProblems } = await import('./control-routes.ts')
  const route = controlRoutes[`${method} ${routeOptions.url}`]
  const problems = route ? findRequestProblems(route, { query, body }) : []
  if (problems.length > 0) throw new HttpError(400, problems.join(' '))
}
