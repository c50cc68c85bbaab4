import { incrementCounter, type Session } from '#mock/sessions/session.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import type { FaultName, OperationId } from '#mock/shared/types.ts'
import type { Reaction, Scenario } from './define-scenario.ts'

/** A scenario as a tester chose it, perhaps for one operation only (`network-reset@registerUser`). */
export interface ChosenScenario {
  scenario: Scenario
  only: OperationId | undefined
}

type AnyReaction = Reaction<OperationId>

/** What the chosen scenarios do to one call. */
export interface Plan {
  delayMs: number
  fault: FaultName | undefined
  /** Replace the operation's answer; the first that is not undefined counts. */
  answers: readonly { id: string; answer: NonNullable<AnyReaction['answer']> }[]
  /** The status of the usual answer when it succeeds. */
  successStatus: number | undefined
  /** The ids of the scenarios that delay, break or mark the response. */
  scenarios: readonly string[]
  /** Changes the body of a success, whoever answers. */
  patch?: ((body: unknown) => unknown) | undefined
  /** Sent over those that the contract declares. */
  headers?: Readonly<Record<string, string>> | undefined
  /** The answer may break the contract: a tester wrote it so. */
  allowsInvalid?: boolean
}

/**
 * Combines the chosen scenarios for one call. Delays add up. Of several answers or faults the last chosen one counts. A scenario
 * whose limit is reached is skipped, so that those chosen before it count.
 */
export function planCall(id: OperationId, chosen: readonly ChosenScenario[], session: Session): Plan {
  const answers: Plan['answers'][number][] = []
  const scenarios: string[] = []
  let delayMs = 0
  let fault: FaultName | undefined
  let successStatus: number | undefined
  for (const { scenario, only } of chosen.toReversed()) {
    const reaction = only === undefined || only === id ? getReaction(scenario, id) : undefined
    if (!reaction || !applies(reaction, `${scenario.id}@${id}`, session)) continue
    if (reaction.answer) answers.push({ id: scenario.id, answer: reaction.answer })
    if (reaction.delayMs || (reaction.fault && !fault) || reaction.successStatus) scenarios.unshift(scenario.id)
    delayMs += reaction.delayMs ?? 0
    fault ??= reaction.fault
    successStatus ??= reaction.successStatus
  }
  return { delayMs, fault, answers, successStatus, scenarios }
}

/** What a scenario does to an operation; undefined if nothing. */
export function getReaction(scenario: Scenario, id: OperationId): AnyReaction | undefined {
  // The types were checked where the scenario was defined; here all operations are treated alike.
  return (scenario.on?.[id] ?? scenario.onAny) as AnyReaction | undefined
}

function applies({ times, chance }: AnyReaction, key: string, session: Session): boolean {
  if (times !== undefined && incrementCounter(session, key) >= times) return false
  if (chance === undefined) return true
  return seededRandom(`${session.seed} ${key} ${incrementCounter(session, `${key} chance`)}`) < chance
}
