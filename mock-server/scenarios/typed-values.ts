import type { RequestParts } from '#mock/contract/validator.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import { scenarios } from './index.ts'
import type { ChosenScenario } from './plan.ts'

const none: readonly ChosenScenario[] = []

interface ByValue {
  chosen: Map<string, ChosenScenario>
  /** Most of the many values of a body show by their length alone that they are not meant. */
  lengths: Set<number>
}
const byOperation = new Map<OperationId, ByValue>()
for (const scenario of scenarios) {
  const value = scenario.typed?.value
  if (typeof value !== 'string' || !('on' in scenario)) continue
  for (const id of Object.keys(scenario.on ?? {}) as OperationId[]) {
    const { chosen, lengths }: ByValue = byOperation.get(id) ?? { chosen: new Map(), lengths: new Set() }
    chosen.set(value, { scenario, only: undefined })
    lengths.add(value.length)
    byOperation.set(id, { chosen, lengths })
  }
}

/** The scenarios that a request's own values ask for: reserved e-mails, documents, accounts and CUPS. */
export function typedScenarios(id: OperationId, { query, body }: RequestParts): readonly ChosenScenario[] {
  const byValue = byOperation.get(id)
  return byValue ? foundIn(body, byValue, foundIn(query, byValue, none)) : none
}

function foundIn(
  values: unknown,
  { chosen, lengths }: ByValue,
  before: readonly ChosenScenario[],
): readonly ChosenScenario[] {
  let found = before
  if (typeof values !== 'object' || values === null) return found
  for (const name in values) {
    const value = (values as Record<string, unknown>)[name]
    if (typeof value !== 'string' || !lengths.has(value.length)) continue
    const scenario = chosen.get(value)
    if (scenario) found = [...found, scenario]
  }
  return found
}
