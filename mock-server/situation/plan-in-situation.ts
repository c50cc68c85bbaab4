import type { ContractOperation } from '#mock/contract/contract.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import type { Scenario } from '#mock/scenarios/define-scenario.ts'
import { type ChosenScenario, type Plan, planCall } from '#mock/scenarios/plan.ts'
import type { Session } from '#mock/sessions/session.ts'
import { bodyOf, statusOf } from './answer-parts.ts'
import { mergePatch } from './merge-patch.ts'
import { getNextAnswers, getSituation, type SituationStep, takeStep } from './session-situation.ts'
import type { SituationAnswer } from './situation-schema.ts'

/** The name under which a situation stands among the scenarios that took part in a response. */
export const situationMark = 'situation'

/** What the chosen scenarios and the session's situation do to one call. The situation's own answer counts more than a scenario's. */
export function planInSituation(
  { id, responses }: ContractOperation,
  chosen: readonly ChosenScenario[],
  session: Session,
): Plan {
  const active = getSituation(session)
  if (!active && !getNextAnswers(session).has(id)) return planCall(id, chosen, session)
  const step = takeStep(active?.situation ?? {}, id, session)
  const plan = planCall(id, scenarioOf(step.answer) ?? chosen, session)
  return addStep(plan, step, status => responses.get(status)?.example)
}

function addStep(plan: Plan, { delayMs, fault, answer }: SituationStep, exampleOf: (status: number) => unknown): Plan {
  const { patch, headers, allowInvalid = false, body } = typeof answer === 'object' ? answer : {}
  const status = answer === undefined ? 200 : statusOf(answer)
  const isWritten = answer !== undefined && (body !== undefined || status >= 400)
  const written = { id: situationMark, answer: { status, body: answer && bodyOf(answer, status, exampleOf(status)) } }
  const tookPart = isWritten || patch || headers || delayMs > 0 || fault || status !== 200
  return {
    ...plan,
    delayMs: plan.delayMs + delayMs,
    fault: fault ?? plan.fault,
    // The types were checked when the situation was loaded, against the contract.
    answers: isWritten ? [written as Plan['answers'][number], ...plan.answers] : plan.answers,
    successStatus: status === 200 || isWritten ? plan.successStatus : (status as Plan['successStatus']),
    scenarios: tookPart ? [...plan.scenarios, situationMark] : plan.scenarios,
    patch: patch && !isWritten ? usual => mergePatch(usual, patch) : undefined,
    headers,
    allowsInvalid: allowInvalid,
  }
}

function scenarioOf(answer: SituationAnswer | undefined): ChosenScenario[] | undefined {
  if (typeof answer !== 'object' || answer.scenario === undefined) return undefined
  const [id] = answer.scenario.split('@', 1)
  const scenario = (scenarios as readonly Scenario[]).find(each => each.id === id)
  return scenario && [{ scenario, only: undefined }]
}
