import type { FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts, Violation } from '#mock/contract/validator.ts'
import type { Answer, Call, Operation, OperationId } from '#mock/operations/operation.ts'
import { invalidRequest, problem } from '#mock/refusal.ts'
import type { FaultName } from '#mock/scenarios/define-scenario.ts'
import { planFor } from '#mock/scenarios/plan.ts'
import { uuidOf } from '#mock/seeded.ts'
import { countUp, type Session } from '#mock/sessions/session.ts'
import type { CallContext } from './context.ts'

/** An answer with what led to it. */
export interface Outcome {
  status: number
  body: unknown
  fault: FaultName | undefined
  scenarios: readonly string[]
  verdict: { request: readonly Violation[]; response: readonly Violation[] }
}

const holds: readonly Violation[] = []

/** Judges the request, lets the chosen scenarios and the operation answer it, and judges the answer. */
export async function answerCall(
  context: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  parts: RequestParts,
): Promise<Outcome> {
  const { session } = request
  const refusal = refuse(context, operation, parts)
  if (refusal) return { ...refusal, fault: undefined, scenarios: [] }

  const plan = planFor(operation, context.chooseScenarios(request, operation, parts), session)
  const delayMs = plan.delayMs + session.latencyMs
  if (delayMs > 0) await context.clock.sleep(delayMs, context.stopping)

  const usual = context.operations[operation.id] as Operation<OperationId>
  let answer: Answer<OperationId>
  try {
    answer = plan.answer ?? (await usual(callOf(context, operation, session, parts)))
    if (plan.alter) answer = plan.alter(answer)
  } catch (error) {
    return broken(`${operation.id} failed: ${error instanceof Error ? error.message : String(error)}`, [], plan)
  }
  const violations = context.validator.response(operation, answer.status, answer.body)
  if (violations.length > 0) {
    const what = violations.map(each => `${each.pointer} ${each.detail}`).join('; ')
    return broken(`${operation.id} answered ${answer.status} against the contract: ${what}`, violations, plan)
  }
  return { ...answer, fault: plan.fault, scenarios: plan.scenarios, verdict: { request: holds, response: holds } }
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

function broken(
  detail: string,
  response: readonly Violation[],
  { scenarios }: { scenarios: readonly string[] },
): Outcome {
  return { status: 500, body: problem(500, detail), fault: undefined, scenarios, verdict: { request: holds, response } }
}

function callOf(
  context: CallContext,
  operation: ContractOperation,
  session: Session,
  parts: RequestParts,
): Call<OperationId> {
  const { world, clock } = context
  // The validator has just held the parts against the schemas these types are generated from.
  return {
    ...(parts as unknown as Pick<Call<OperationId>, 'query' | 'path' | 'header' | 'body'>),
    credential: String((parts.header as Record<string, unknown>)[operation.credentialHeader ?? ''] ?? ''),
    session,
    world,
    now: clock.now,
    newId: () => uuidOf(`${session.seed} ${session.id} ${countUp(session, 'ids')}`),
  }
}
