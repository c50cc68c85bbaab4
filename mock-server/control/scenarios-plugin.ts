import type { FastifyInstance } from 'fastify'
import spanish from '#i18n/es_ES.json' with { type: 'json' }
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { specificationRows } from '#mock/scenarios/specification-rows.ts'
import type { ControlOptions } from './control-options.ts'
import { parseSameSitePath } from './same-site-path.ts'
import { updateSettings } from './state-plugin.ts'

interface Use {
  Params: { list: string }
  /** Besides the page to open: settings as POST /__mock/state takes them. */
  Querystring: { to?: unknown; situation?: string; latencyMs?: string; seed?: string }
}

/** GET /__mock/scenarios lists the scenarios; GET /__mock/use/ID,ID?to=/path chooses some and redirects to the wizard. */
export async function scenariosPlugin(app: FastifyInstance, { selection, catalogue, situations }: ControlOptions) {
  app.get('/__mock/scenarios', () => ({ scenarios: catalogue.scenarios.map(describeScenario) }))

  app.get<Use>('/__mock/use/:list', async (request, reply) => {
    const to = parseSameSitePath(request.query.to ?? '/')
    const { situation, latencyMs, seed } = request.query
    if (situation !== undefined) situations.enter(request.session, await situations.find(situation))
    updateSettings(request.session, { latencyMs: toNumber(latencyMs), seed: toNumber(seed) })
    selection.choose(request, reply, request.params.list)
    return reply.redirect(to)
  })
}

function toNumber(digits: string | undefined): number | undefined {
  return digits === undefined ? undefined : Number(digits)
}

function describeScenario({ on, onAny, sees, covers, typed, at, ...scenario }: Scenario) {
  return {
    ...scenario,
    /** Empty for a rule that the wizard checks by itself, `*` for every operation. */
    operations: onAny ? ['*'] : Object.keys(on ?? {}),
    sees: sees && { key: sees, es: spanish[sees] },
    covers: covers.map(row => ({ row, says: specificationRows[row] })),
    typed,
    link: `/__mock/use/${scenario.id}?to=${encodeURIComponent(at ?? '/')}`,
  }
}
