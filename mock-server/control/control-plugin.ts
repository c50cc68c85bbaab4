import type { FastifyInstance } from 'fastify'
import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { Arrivals } from '#mock/journal/arrivals.ts'
import type { Journal } from '#mock/journal/journal.ts'
import type { Catalogue } from '#mock/scenarios/choose.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import type { SessionStore } from '#mock/sessions/session-store.ts'
import type { Clock } from '#mock/shared/clock.ts'
import type { Situations } from '#mock/situation/situations.ts'
import type { World } from '#mock/world/world.ts'
import { checkControlRequest } from './check-request.ts'
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

interface Options {
  catalogue: Catalogue
  selection: Selection
  situations: Situations
  store: SessionStore
  journal: Journal
  arrivals: Arrivals
  world: World
  clock: Clock
  contract: Contract
  validator: Validator
  stopping: AbortSignal
  /** Whether calls go to a real API. */
  isPrivate: boolean
}

/** The API with which tools and tests steer the mock server. Every request is validated by the schema of its route. */
export async function controlPlugin(app: FastifyInstance, options: Options) {
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
