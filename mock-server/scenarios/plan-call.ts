import type { ContractOperation } from '#mock/contract/contract.ts'
import { incrementCounter, type Session } from '#mock/sessions/session.ts'
import { createInvalidRequest, createProblem } from '#mock/shared/problem.ts'
import { seededRandom } from '#mock/shared/seeded.ts'
import type { FaultName, OperationId } from '#mock/shared/types.ts'
import { mergePatch } from './merge-patch.ts'
import { type AnswerFunction, type ChosenScenario, planOf, type Scenario } from './scenario.ts'
import type { CallPlan, Latency, PlannedAnswer, WrittenAnswer } from './scenario-format.ts'

/** One answer of a plan. */
export interface Step extends WrittenAnswer {
  compute?: AnswerFunction
  /** Where the plan writes it. */
  path: (string | number)[]
}

interface AnswerList {
  answers: readonly Step[]
  /** What follows the last answer: itself (the default), the first one, or all is as usual. */
  atEnd?: 'repeat' | 'cycle' | 'usual' | undefined
  latencyMs?: Latency | undefined
}

/** What the chosen scenarios do to one call. */
export type Plan = ReturnType<typeof planCall>

/**
 * Combines the chosen scenarios for one call. Delays add up; of several answers, faults or statuses the last chosen counts. A scenario whose
 * answers are used up is skipped, so that those chosen before it count.
 */
export function planCall(operation: ContractOperation, chosen: readonly ChosenScenario[], session: Session) {
  const plan = {
    delayMs: 0,
    fault: undefined as FaultName | undefined,
    /** Replace the operation's answer; the first that is not undefined counts. */
    answers: [] as { id: string; answer: AnswerFunction | { status: number; body: unknown } }[],
    /** The status of the usual answer when it succeeds. */
    successStatus: undefined as number | undefined,
    /** Change the body of the usual answer when it succeeds. */
    patches: [] as object[],
    headers: {} as Record<string, string>,
    /** The answer may break the contract: a tester wrote it so. */
    allowsInvalid: false,
    /** The ids of the scenarios that delay, break or mark the response. */
    scenarios: [] as string[],
  }
  for (const { scenario, only } of chosen.toReversed()) {
    if (only !== undefined && only !== operation.id) continue
    const { delayMs, step } = takeStep(scenario, operation.id, session)
    plan.delayMs += delayMs
    const { status = 200, fault, patch, headers, allowInvalid } = step
    const answer = step.compute ?? toAnswer(operation, step)
    const isEdited = !answer && (patch !== undefined || status !== 200)
    if (answer) plan.answers.push({ id: scenario.id, answer })
    if (delayMs > 0 || (fault && !plan.fault) || headers || isEdited) plan.scenarios.unshift(scenario.id)
    plan.fault ??= fault
    if (status !== 200 && !answer) plan.successStatus ??= status
    if (patch && !answer) plan.patches.unshift(patch)
    plan.headers = { ...headers, ...plan.headers }
    plan.allowsInvalid ||= allowInvalid ?? false
  }
  return plan
}

/** The next answer of a scenario to a call; one that says nothing where all is as usual. */
function takeStep(scenario: Scenario, id: OperationId, session: Session): { delayMs: number; step: Partial<Step> } {
  const plan = planOf(scenario, id)
  if (plan === undefined) return { delayMs: 0, step: {} }
  const key = `${scenario.id}@${id}`
  const chance = (what: string) => {
    const turn = incrementCounter(session, `${key} ${what}`)
    return seededRandom(`${scenario.seed ?? session.seed} ${what} ${key} ${turn}`)
  }
  const { answers, atEnd, latencyMs } = toList(plan)
  const turns = answers.flatMap(each => Array.from({ length: each.times ?? 1 }, () => each))
  const turn = incrementCounter(session, key)
  const last = atEnd === 'usual' ? undefined : turns.at(-1)
  const taken: Partial<Step> = (atEnd === 'cycle' ? turns[turn % turns.length] : (turns[turn] ?? last)) ?? {}
  const step: Partial<Step> = taken.chance === undefined || chance('chance') < taken.chance ? taken : {}
  const delays = [latencyMs, step.latencyMs].filter(each => each !== undefined)
  const delayMs = delays.reduce<number>((sum, each, index) => sum + drawLatency(each, chance(`latency ${index}`)), 0)
  return { delayMs, step }
}

/** A plan as a list of answers. A bare status, fault or answer is a list of one. */
export function toList(plan: CallPlan | AnswerFunction): AnswerList {
  if (typeof plan === 'object' && 'answers' in plan) {
    const { answers = [], ...rest } = plan
    return { ...rest, answers: answers.map((each, index) => toStep(each, ['answers', index])) }
  }
  return {
    answers: Array.isArray(plan)
      ? plan.map((each, index) => toStep(each, [index]))
      : [toStep(plan as PlannedAnswer | AnswerFunction, [])],
  }
}

function toStep(answer: PlannedAnswer | AnswerFunction, path: Step['path']): Step {
  if (typeof answer === 'number') return { status: answer, path }
  if (typeof answer === 'string') return { fault: answer, path }
  return typeof answer === 'function' ? { compute: answer, path } : { ...answer, path }
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

// The slowest response, in multiples of the 99th percentile: the percentiles say nothing about the last hundredth.
const slowestOverP99 = 1.5

/** Milliseconds to wait. `chance`: from 0 up to 1. Between two percentiles the delay grows evenly. */
export function drawLatency(latency: Latency, chance: number): number {
  if (typeof latency === 'number') return latency
  if (Array.isArray(latency)) return Math.round(latency[0] + chance * (latency[1] - latency[0]))
  const { p50, p95, p99 } = latency
  const shares = [0, 0.5, 0.95, 0.99, 1]
  const delays = [0, p50, p95, p99, p99 * slowestOverP99]
  const before = shares.findLastIndex(share => share <= chance)
  const [fromShare = 0, toShare = 1] = shares.slice(before)
  const [fromMs = 0, toMs = 0] = delays.slice(before)
  return Math.round(fromMs + ((chance - fromShare) / (toShare - fromShare)) * (toMs - fromMs))
}
