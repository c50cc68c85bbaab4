import { HttpError } from '#mock/shared/problem.ts'
import { describeUnknown } from '#mock/shared/suggest.ts'
import type { OperationId } from '#mock/shared/types.ts'
import type { Scenario } from './define-scenario.ts'
import { type ChosenScenario, getReaction } from './plan.ts'

/** What can be chosen. */
export interface Catalogue {
  scenarios: readonly Scenario[]
  operations: readonly OperationId[]
}

/**
 * Parses a list as testers write it: `cups-not-found,network-reset@registerUser`. Throws a 400 with the nearest names for what is
 * unknown. A name that stands twice counts once, in its last place.
 */
export function parseChoice(list: string, { scenarios, operations }: Catalogue): ChosenScenario[] {
  const names = list
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '' && each !== 'none')
  const unique = [...new Set(names.toReversed())].toReversed()
  return unique.map(name => {
    const [id = '', operation] = name.split('@', 2)
    const ids = scenarios.map(each => each.id)
    const scenario = scenarios.find(each => each.id === id) ?? throwUnknown('scenario', id, ids)
    if (operation === undefined) return { scenario, only: undefined }
    const only = operations.find(each => each === operation) ?? throwUnknown('operation', operation, operations)
    if (getReaction(scenario, only)) return { scenario, only }
    throw new HttpError(400, `The scenario ${id} does nothing to ${only}.`)
  })
}

/** The opposite of `parseChoice`: one name per chosen scenario. */
export function toNames(chosen: readonly ChosenScenario[]): string[] {
  return chosen.map(({ scenario, only }) => (only ? `${scenario.id}@${only}` : scenario.id))
}

/** Throws a 400 for an unknown name, with the names that resemble it. */
function throwUnknown(kind: 'scenario' | 'operation', name: string, known: readonly string[]): never {
  throw new HttpError(400, describeUnknown(kind, name, known))
}
