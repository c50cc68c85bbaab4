import type { ContractOperation } from '#mock/contract/contract.ts'
import type { OperationId } from '#mock/operations/operation.ts'
import { chanceOf } from '#mock/seeded.ts'
import { countUp, type Session } from '#mock/sessions/session.ts'
import type { FaultName, Reaction, Scenario } from './define-scenario.ts'

/** A scenario as a tester chose it, perhaps for one operation only (`network-reset@registerUser`). */
export interface ChosenScenario {
  scenario: Scenario
  only: OperationId | undefined
}

/** What the chosen scenarios make of one call. */
export interface Plan {
  delayMs: number
  answer: Reaction<OperationId>['answer']
  alter: Reaction<OperationId>['alter']
  fault: FaultName | undefined
  /** The ids of those that have a part in it. */
  scenarios: readonly string[]
}

const asUsual: Plan = { delayMs: 0, answer: undefined, alter: undefined, fault: undefined, scenarios: [] }

/**
 * Composes the chosen scenarios for one call: delays add up; of several answers, changes or faults the one chosen last
 * counts; one that has failed often enough makes way for those before it.
 */
export function planFor(operation: ContractOperation, chosen: readonly ChosenScenario[], session: Session): Plan {
  if (chosen.length === 0) return asUsual
  const plan: Plan = { ...asUsual }
  const scenarios: string[] = []
  for (const { scenario, only } of chosen.toReversed()) {
    const reaction = reactionOf(scenario, operation.id)
    if (!reaction || (only && only !== operation.id)) continue
    if (!adds(plan, reaction) || !applies(reaction, `${scenario.id}@${operation.id}`, session)) continue
    plan.delayMs += reaction.delayMs ?? 0
    if (!plan.answer && !plan.alter) {
      plan.answer = reaction.answer
      plan.alter = reaction.alter
    }
    plan.fault ??= reaction.fault
    scenarios.unshift(scenario.id)
  }
  return { ...plan, scenarios }
}

function reactionOf(scenario: Scenario, id: OperationId): Reaction<OperationId> | undefined {
  return (scenario.on?.[id] as Reaction<OperationId> | undefined) ?? scenario.onAny
}

function adds(plan: Plan, { answer, alter, fault, delayMs }: Reaction<OperationId>): boolean {
  const answers = (answer || alter) && !plan.answer && !plan.alter
  return Boolean(answers || (fault && !plan.fault) || delayMs)
}

function applies({ times, chance }: Reaction<OperationId>, what: string, session: Session): boolean {
  if (times !== undefined && countUp(session, what) >= times) return false
  if (chance === undefined) return true
  return chanceOf(`${session.seed} ${what} ${countUp(session, `${what} chance`)}`) < chance
}
