import type { OperationId } from '#mock/operations/operation.ts'
import { chanceOf } from '#mock/seeded.ts'
import { countUp, type Session } from '#mock/sessions/session.ts'
import type { FaultName, Reaction, Scenario } from './define-scenario.ts'

/** A scenario as a tester chose it, perhaps for one operation only (`network-reset@registerUser`). */
export interface ChosenScenario {
  scenario: Scenario
  only: OperationId | undefined
}

type AnyReaction = Reaction<OperationId>

/** What the chosen scenarios make of one call. */
export interface Plan {
  delayMs: number
  fault: FaultName | undefined
  /** Answers in place of the usual one; the first that is not undefined counts. */
  answers: readonly { id: string; answer: NonNullable<AnyReaction['answer']> }[]
  /** The ids of those that delay or break the answer. */
  scenarios: readonly string[]
}

const asUsual: Plan = { delayMs: 0, fault: undefined, answers: [], scenarios: [] }

/**
 * Composes the chosen scenarios for one call: delays add up; of several answers or faults the one chosen last counts; one
 * that has happened often enough makes way for those before it.
 */
export function planFor(id: OperationId, chosen: readonly ChosenScenario[], session: Session): Plan {
  if (chosen.length === 0) return asUsual
  const answers: Plan['answers'][number][] = []
  const scenarios: string[] = []
  let delayMs = 0
  let fault: FaultName | undefined
  for (const { scenario, only } of chosen.toReversed()) {
    const reaction = only === undefined || only === id ? reactionOf(scenario, id) : undefined
    if (!reaction || !applies(reaction, `${scenario.id}@${id}`, session)) continue
    if (reaction.answer) answers.push({ id: scenario.id, answer: reaction.answer })
    if (reaction.delayMs || (reaction.fault && !fault)) scenarios.unshift(scenario.id)
    delayMs += reaction.delayMs ?? 0
    fault ??= reaction.fault
  }
  return { delayMs, fault, answers, scenarios }
}

/** What a scenario does to an operation; undefined if it leaves it alone. */
export function reactionOf(scenario: Scenario, id: OperationId): AnyReaction | undefined {
  // Whose operation it is was checked when the scenario was defined; here all are treated alike.
  return (scenario.on?.[id] ?? scenario.onAny) as AnyReaction | undefined
}

function applies({ times, chance }: AnyReaction, what: string, session: Session): boolean {
  if (times !== undefined && countUp(session, what) >= times) return false
  if (chance === undefined) return true
  return chanceOf(`${session.seed} ${what} ${countUp(session, `${what} chance`)}`) < chance
}
