import { identityType } from '#domain/identity.ts'
import product from '#mock/scenarios/product.json' with { type: 'json' }
import type { Scenario } from '#mock/scenarios/scenario.ts'
import type { Answer, ValidRequest } from '#mock/shared/types.ts'
import { cupsOutcomes } from '#mock/world/own-world.ts'
import { supplyPoints } from '#mock/world/supply-points.ts'
import { refuseInvoice } from './parse-invoice.ts'
import { describeSupplyPoint } from './validate-cups.ts'

export type ScenarioId = keyof typeof product

const notValid: Answer<'checkDocument'> = { status: 200, body: { valid: false } }
const unreadable = refuseInvoice('notAnInvoice')

function isCif({ query }: ValidRequest<'checkDocument'>): boolean {
  return identityType(query.fni) === 'CIF'
}

/**
 * Answers every CUPS like the first seeded point with this outcome. That point itself keeps the usual answer, which includes what the tester
 * registered.
 */
function likeFirst(outcome: (typeof cupsOutcomes)[number]): Scenario['calls'] {
  const point = supplyPoints.find(each => each.outcome === outcome)
  if (!point) throw new Error(`No supply point leads to ${outcome}`)
  const body = describeSupplyPoint(point)
  return { validateCups: ({ query }) => (query.cups === point.cups ? undefined : { status: 200, body }) }
}

/** Answers that depend on the request, which a file cannot say. */
const byRequest: Partial<Record<ScenarioId, Scenario['calls']>> = {
  'document-invalid': { checkDocument: call => (isCif(call) ? undefined : notValid) },
  'cif-invalid': { checkDocument: call => (isCif(call) ? notValid : undefined) },
  'invoice-unreadable': { parseInvoice: ({ body }) => ('pdf' in body ? unreadable : undefined) },
  'invoice-images-fail': { parseInvoice: ({ body }) => ('images' in body ? unreadable : undefined) },
  ...Object.fromEntries(cupsOutcomes.map(each => [`cups-${each}`, likeFirst(each)])),
}

/** Every scenario of the product, in the order of the wizard. product.json has the format of scenario files. */
export const scenarios = Object.entries(product).map(([id, rest]) => {
  const calls = byRequest[id as ScenarioId]
  // Held to the format, the texts and the contract by tests/mock-server/product-scenarios.test.ts.
  return { id, ...rest, ...(calls && { calls }) }
}) as (Scenario & { id: ScenarioId; covers: readonly string[] })[]
