import type { RequestParts } from '#mock/contract/validator.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import { scenarios } from './index.ts'
import { type ChosenScenario, reactionOf } from './plan.ts'

const longestTypedValue = 64

const byValue = new Map<string, ChosenScenario>()
for (const scenario of scenarios) {
  const value = scenario.typed?.value
  if (typeof value === 'string' && scenario.on) byValue.set(value, { scenario, only: undefined })
}

/** The scenarios that a request's own values ask for: reserved e-mails, documents, accounts and CUPS. */
export function typedScenarios(id: OperationId, { query, body }: RequestParts): readonly ChosenScenario[] {
  const found: ChosenScenario[] = []
  for (const values of [query, body]) {
    if (typeof values !== 'object' || values === null) continue
    for (const name in values) {
      const value = (values as Record<string, unknown>)[name]
      if (typeof value !== 'string' || value.length > longestTypedValue) continue
      const chosen = byValue.get(value)
      if (chosen && reactionOf(chosen.scenario, id)) found.push(chosen)
    }
  }
  return found
}
