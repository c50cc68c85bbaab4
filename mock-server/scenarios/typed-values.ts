import type { RequestParts } from '#mock/contract/validator.ts'
import type { OperationId } from '#mock/shared/types.ts'
import type { ChosenScenario } from './plan-call.ts'
import type { Scenario } from './scenario.ts'

/** Creates a look-up of the scenarios that a request's own values ask for: reserved e-mails, documents, accounts and CUPS. */
export function createTypedScenarios(scenarios: readonly Scenario[]) {
  const byOperation = new Map<string, Map<unknown, ChosenScenario>>()
  for (const scenario of scenarios) {
    const value = scenario.typed?.value
    if (typeof value !== 'string') continue
    for (const id of Object.keys(scenario.calls ?? {})) {
      const byValue = byOperation.get(id) ?? new Map()
      byOperation.set(id, byValue.set(value, { scenario, only: undefined }))
    }
  }
  return (id: OperationId, { query, body }: RequestParts): ChosenScenario[] => {
    const byValue = byOperation.get(id)
    if (!byValue) return []
    const found: ChosenScenario[] = []
    for (const part of [query, body])
      for (const value of Object.values(part ?? {})) {
        const scenario = byValue.get(value)
        if (scenario) found.push(scenario)
      }
    return found
  }
}
