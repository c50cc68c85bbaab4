import { closest, distance } from 'fastest-levenshtein'
import type { Contract } from '#mock/contract/contract.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import { Refusal } from '#mock/refusal.ts'
import type { Scenario } from './define-scenario.ts'
import { scenarios } from './index.ts'
import { type ChosenScenario, reactionOf } from './plan.ts'

const byId = new Map<string, Scenario>(scenarios.map(each => [each.id, each]))
// A name this far from what was typed is no longer what was meant.
const farthest = 8
const mostNames = 3

/**
 * Reads a list as testers write it: `cups-not-found,network-reset@registerUser`. Refuses what is in no list, with the nearest names.
 * What stands there twice is chosen once, in its last place, so that no choice is longer than the list of all there is.
 */
export function readChoice(list: string, { operations }: Contract): ChosenScenario[] {
  const names = list
    .split(',')
    .map(each => each.trim())
    .filter(each => each !== '' && each !== 'none')
  const once = [...new Set(names.toReversed())].toReversed()
  return once.map(name => {
    const [id = '', operation] = name.split('@', 2)
    const scenario = byId.get(id) ?? refuse('scenario', id, [...byId.keys()])
    const ids = operations.map(each => each.id)
    if (operation === undefined) return { scenario, only: undefined }
    const only = ids.find(each => each === operation) ?? refuse('operation', operation, ids)
    return reactionOf(scenario, only) ? { scenario, only } : refusePair(scenario, only)
  })
}

/** The opposite of `readChoice`: one name per chosen scenario. */
export function namesOf(chosen: readonly ChosenScenario[]): string[] {
  return chosen.map(({ scenario, only }) => (only ? `${scenario.id}@${only}` : scenario.id))
}

/** Refuses a name that is not known, with those that look like it. */
export function refuse(kind: 'scenario' | 'operation', name: string, known: readonly string[]): never {
  const near = known.toSorted((a, b) => distance(name, a) - distance(name, b)).filter(each => isNear(name, each))
  const nearest = near.length > 0 ? near.slice(0, mostNames) : [closest(name, [...known])]
  throw new Refusal(400, `There is no ${kind} "${name}". Did you mean ${nearest.join(' or ')}?`)
}

function isNear(name: string, candidate: string): boolean {
  return distance(name, candidate) <= farthest || candidate.includes(name)
}

function refusePair({ id }: Scenario, operation: OperationId): never {
  throw new Refusal(400, `The scenario ${id} does nothing to ${operation}.`)
}
