import type { RequestParts } from '#mock/contract/validator.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import { scenarios } from './index.ts'
import type { ChosenScenario } from './plan.ts'

const longestTypedValue = 64
const none: readonly ChosenScenario[] = []

type ByValue = Map<string, ChosenScenario>
const byOperation = new Map<OperationId, ByValue>()
for (const scenario of scenarios) {
  const value = scenario.typed?.value
  if (typeof value !== 'string' || !('on' in scenario)) continue
  for (const id of Object.keys(scenario.on ?? {}) as OperationId[]) {
    const byValue: ByValue = byOperation.get(id) ?? new Map()
    byOperation.set(id, byValue.set(value, { scenario, only: undefined }))
  }
}

/** The scenarios that a request's own values ask for: reserved e-mails, documents, accounts and CUPS. */
export function typedScenarios(id: OperationId, { query, body }: RequestParts): readonly ChosenScenario[] {
  const byValue = byOperation.get(id)
  return byValue ? foundIn(body, byValue, foundIn(query, byValue, none)) : none
}

function foundIn(values: unknown, byValue: ByValue, before: readonly ChosenScenario[]): readonly ChosenScenario[] {
  let found = before
  if (typeof values !== 'object' || values === null) return found
  for (const name in values) {
    const value = (values as Record<string, unknown>)[name]
    if (typeof value !== 'string' || value.length > longestTypedValue) continue
    const chosen = byValue.get(value)
    if (chosen) found = [...found, chosen]
  }
  return found
}
