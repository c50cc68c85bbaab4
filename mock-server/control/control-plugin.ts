import type { FastifyInstance } from 'fastify'
import { checkControlRequest } from './check-request.ts'
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
