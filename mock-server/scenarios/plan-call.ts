import type { ContractOperation } from '#mock/contract/contract.ts'
import { incrementCounter, type Session } from '#mock/sessions/session.ts'
import { createInvalidRequest, createProblem } from '#mock/shared/problem.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import type { FaultName, OperationId } from '#mock/shared/types.ts'
import { drawLatency } from './draw-latency.ts'
import { mergePatch } from './merge-patch.ts'
import { type AnswerFunction, type ChosenScenario, planOf, type Scenario } from './scenario.ts'
import type { CallPlan, Latency, PlannedAnswer, WrittenAnswer } from './scenario-format.ts'

type Step = PlannedAnswer | AnswerFunction

/** What the chosen scenarios do to one call. */
export interface Plan {
  delayMs: number
  fault: FaultName | undefined
  /** Replace the operation's answer; the first that is not undefined counts. */
  answers: { id: string; answer: AnswerFunction | { status: number; body: unknown } }[]
  /** The status of the usual answer when it succeeds. */
  successStatus: number | undefined
  /** Change the body of the usual answer when it succeeds. */
  patches: object[]
  headers: Readonly<Record<string, string>>
  /** The answer may break the contract: a tester wrote it so. */
  allowsInvalid: boolean
  /** The ids of the scenarios that delay, break or mark the response. */
  scenarios: string[]
}

/**
 * Combines the chosen scenarios for one call. Delays add up; of several answers, faults or statuses the last chosen counts. A scenario whose
 * answers are used up is skipped, so that those chosen before it count.
 */
export function planCall(operation: ContractOperation, chosen: readonly ChosenScenario[], session: Session): Plan {
  const plan: Plan = {
    delayMs: 0,
    fault: undefined,
    answers: [],
    successStatus: undefined,
    patches: [],
    headers: {},
    allowsInvalid: false,
    scenarios: [],
  }
  for (const { scenario, only } of chosen.toReversed()) {
    if (only !== undefined && only !== operation.id) continue
    const { delayMs, step } = takeStep(scenario, operation.id, session)
    plan.delayMs += delayMs
    if (step === undefined && delayMs === 0) continue
    const written: WrittenAnswer = typeof step === 'object' ? step : toWritten(step)
    const { status = 200, fault, patch, headers, allowInvalid } = written
    const answer = typeof step === 'function' ? step : toAnswer(operation, written)
    if (answer) plan.answers.push({ id: scenario.id, answer })
    const isFirstFault = fault !== undefined && plan.fault === undefined
    const marks = delayMs > 0 || isFirstFault || headers || (patch && !answer) || (status !== 200 && !answer)
    if (marks) plan.scenarios.unshift(scenario.id)
    plan.fault ??= fault
    if (status !== 200 && !answer) plan.successStatus ??= status
    if (patch && !answer) plan.patches.unshift(patch)
    plan.headers = { ...headers, ...plan.headers }
    plan.allowsInvalid ||= allowInvalid ?? false
  }
  return plan
}

/** The next answer of a scenario to a call; undefined where all is as usual. */
function takeStep(scenario: Scenario, id: OperationId, session: Session): { delayMs: number; step: Step | undefined } {
  const plan = planOf(scenario, id)
  if (plan === undefined) return { delayMs: 0, step: undefined }
  const key = `${scenario.id}@${id}`
  const chance = (what: string) => {
    const turn = incrementCounter(session, `${key} ${what}`)
    return seededRandom(`${scenario.seed ?? session.seed} ${what} ${key} ${turn}`)
  }
  const { answers, atEnd, latencyMs } = toList(plan)
  const turn = incrementCounter(session, key)
  const taken =
    atEnd === 'cycle'
      ? answers[turn % answers.length]
      : (answers[turn] ?? (atEnd === 'usual' ? undefined : answers.at(-1)))
  const written: WrittenAnswer = typeof taken === 'object' ? taken : {}
  const comes = written.chance === undefined || chance('chance') < written.chance
  const delays = [latencyMs, comes ? written.latencyMs : undefined].filter(each => each !== undefined)
  return {
    delayMs: delays.reduce<number>((sum, each, index) => sum + drawLatency(each, chance(`latency ${index}`)), 0),
    step: comes ? taken : undefined,
  }
}

interface AnswerList {
  answers: readonly Step[]
  atEnd: 'repeat' | 'cycle' | 'usual'
  latencyMs: Latency | undefined
}

/** A plan as a list of answers, one for each turn. */
export function toList(plan: CallPlan | AnswerFunction): AnswerList {
  const list = typeof plan === 'object' && 'answers' in plan ? plan : { answers: [plan as Step].flat() }
  const { answers = [], atEnd = 'repeat', latencyMs }: Partial<AnswerList> = list
  const timesOf = (answer: Step) => (typeof answer === 'object' ? (answer.times ?? 1) : 1)
  const turns = answers.flatMap(each => Array.from({ length: timesOf(each) }, () => each))
  return { answers: turns, atEnd, latencyMs }
}

function toWritten(step: Step | undefined): WrittenAnswer {
  if (typeof step === 'number') return { status: step }
  return typeof step === 'string' ? { fault: step } : {}
}

/** The whole answer where the scenario writes one; undefined where the operation answers. */
export function toAnswer({ responses }: ContractOperation, written: WrittenAnswer) {
  const { status = 200, body, patch } = written
  if (body !== undefined) return { status, body }
  if (status < 400) return undefined
  const problem = status === 422 ? createInvalidRequest([]) : createProblem(status, 'A scenario says so.')
  const usual = responses.get(status)?.example ?? problem
  return { status, body: patch ? mergePatch(usual, patch) : usual }
}
