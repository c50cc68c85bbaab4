import type { FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts, Violation } from '#mock/contract/validator.ts'
import type { Call, Operation, OperationId } from '#mock/operations/operation.ts'
import { invalidRequest, problem } from '#mock/refusal.ts'
import type { FaultName } from '#mock/scenarios/define-scenario.ts'
import { type Plan, planFor } from '#mock/scenarios/plan.ts'
import { newIdIn } from '#mock/sessions/new-id.ts'
import type { CallContext } from './context.ts'
import type { PassedOn } from './pass-on.ts'

/** An answer with what led to it. */
export interface Outcome {
  status: number
  body: unknown
  fault: FaultName | undefined
  scenarios: readonly string[]
  /** As the real API sent it, where the call was passed on. */
  raw?: PassedOn['raw']
  verdict: { request: readonly Violation[]; response: readonly Violation[] }
}

const holds: readonly Violation[] = []
const bothHold: Outcome['verdict'] = { request: holds, response: holds }

/** Judges the request, lets the chosen scenarios and the operation answer it, and judges the answer. */
export async function answerCall(
  context: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  parts: RequestParts,
): Promise<Outcome> {
  const { session } = request
  const passOn = operation.isOutside ? undefined : context.passOn
  const refusal = refuse(context, operation, parts)
  // A real API judges for itself; what this one would refuse is only written down.
  if (refusal && !passOn) return { ...refusal, fault: undefined, scenarios: [] }

  const plan = planFor(operation.id, context.chooseScenarios(request, operation, parts), session)
  const delayMs = plan.delayMs + session.latencyMs
  if (delayMs > 0) await context.clock.sleep(delayMs, context.stopping)

  const call = callOf(context, operation, request, parts)
  const told = scenarioAnswer(plan, call)
  const scenarios = told && !plan.scenarios.includes(told.id) ? [...plan.scenarios, told.id] : plan.scenarios
  const broken = (detail: string, response: readonly Violation[]): Outcome => {
    const body = problem(500, `${operation.id} ${detail}`)
    return { status: 500, body, fault: undefined, scenarios, verdict: { request: holds, response } }
  }
  let answer: { status: number; body: unknown; raw?: PassedOn['raw'] }
  try {
    const usual = context.operations[operation.id] as Operation<OperationId>
    const given = told?.answer ?? (passOn ? passOn(operation, parts, context.stopping) : usual(call))
    // Most answers are there at once; waiting for what is there costs each of them a turn.
    answer = given instanceof Promise ? await given : given
  } catch (error) {
    return broken(`failed: ${error instanceof Error ? error.message : String(error)}`, holds)
  }
  const violations = context.validator.response(operation, answer.status, answer.body)
  if (violations.length > 0 && !answer.raw) {
    const what = violations.map(each => `${each.pointer} ${each.detail}`).join('; ')
    return broken(`answered ${answer.status} against the contract: ${what}`, violations)
  }
  const isFine = !refusal && violations.length === 0
  const verdict = isFine ? bothHold : { request: refusal?.verdict.request ?? holds, response: violations }
  const { status, body, raw } = answer
  return { status, body, raw, fault: plan.fault, scenarios, verdict }
}

function scenarioAnswer({ answers }: Plan, call: Call<OperationId>) {
  for (const { id, answer } of answers) {
    const given = typeof answer === 'function' ? answer(call) : answer
    if (given) return { id, answer: given }
  }
  return undefined
}

function refuse({ validator }: CallContext, operation: ContractOperation, parts: RequestParts) {
  const { credentialHeader } = operation
  if (credentialHeader && !(parts.header as Record<string, unknown>)[credentialHeader]) {
    const missing = { pointer: `#/header/${credentialHeader}`, detail: 'must be present' }
    const body = problem(401, `The ${credentialHeader} header is missing.`)
    return { status: 401, body, verdict: { request: [missing], response: holds } }
  }
  const violations = validator.request(operation, parts)
  if (violations.length === 0) return undefined
  return { status: 422, body: invalidRequest(violations), verdict: { request: violations, response: holds } }
}

function callOf(
  { world, clock }: CallContext,
  { credentialHeader }: ContractOperation,
  { session, bodyText }: FastifyRequest,
  parts: RequestParts,
): Call<OperationId> {
  // The validator has just held the parts against the schemas these types are generated from.
  const { query, path, header, body } = parts as unknown as Pick<
    Call<OperationId>,
    'query' | 'path' | 'header' | 'body'
  >
  const credential = credentialHeader === undefined ? '' : (parts.header as Record<string, string>)[credentialHeader]
  return {
    query,
    path,
    header,
    body,
    bodyText,
    credential: credential ?? '',
    session,
    world,
    now: clock.now,
    newId: () => newIdIn(session),
  }
}
