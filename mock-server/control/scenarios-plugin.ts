import type { FastifyInstance } from 'fastify'
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { scenarios } from '#mock/scenarios/index.ts'
import type { Selection } from '#mock/scenarios/selection.ts'
import { specificationRows } from '#mock/scenarios/specification-rows.ts'
import { sameSitePath } from './same-site-path.ts'
import { setChance } from './set-chance.ts'

/** A scenario as GET /__mock/scenarios tells it. */
function described({ on, onAny, sees, covers, typed, at, ...scenario }: Scenario) {
  return {
    ...scenario,
    /** Empty for a rule that the wizard keeps by itself, `*` for every operation. */
    operations: onAny ? ['*'] : Object.keys(on ?? {}),
    sees: sees && { key: sees, es: spanish[sees] },
    covers: covers.map(row => ({ row, says: specificationRows[row] })),
    typed,
    link: `/__mock/use/${scenario.id}?to=${encodeURIComponent(at ?? '/')}`,
  }
}

interface Use {
  Params: { list: string }
  /** What else belongs to the situation, as POST /__mock/state takes it. */
  Querystring: { to?: unknown; latencyMs?: string; seed?: string }
}

/** GET /__mock/scenarios lists the scenarios; GET /__mock/use/ID,ID?to=/path chooses some and goes on to the wizard. */
export async function scenariosPlugin(app: FastifyInstance, { selection }: { selection: Selection }) {
  app.get('/__mock/scenarios', () => ({ scenarios: scenarios.map(described) }))

  app.get<Use>('/__mock/use/:list', (request, reply) => {
    const to = sameSitePath(request.query.to ?? '/')
    const { latencyMs, seed } = request.query
    setChance(request.session, { latencyMs: latencyMs && Number(latencyMs), seed: seed && Number(seed) })
    selection.choose(request, reply, request.params.list)
    return reply.redirect(to)
  })
}
