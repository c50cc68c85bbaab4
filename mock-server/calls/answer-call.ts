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
import { whenThere } from './when-there.ts'

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

/** What the operation, a scenario or the real API says; or why it says nothing. */
type Given = { status: number; body: unknown; raw?: PassedOn['raw'] } | { failure: string }

/** Judges the request, lets the chosen scenarios and the operation answer it, and judges the answer. */
export function answerCall(
  context: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  parts: RequestParts,
): Outcome | Promise<Outcome> {
  const { session } = request
  const passOn = operation.isOutside ? undefined : context.passOn
  const refusal = refuse(context, operation, parts)
  // A real API judges for itself; what this one would refuse is only written down.
  if (refusal && !passOn) return { ...refusal, fault: undefined, scenarios: [] }

  const plan = planFor(operation.id, context.chooseScenarios(request, operation, parts), session)
  const delayMs = plan.delayMs + session.latencyMs
  return whenThere(delayMs > 0 ? context.clock.sleep(delayMs, context.stopping) : undefined, () => {
    const call = callOf(context, operation, request, parts)
    const told = scenarioAnswer(plan, call)
    const scenarios = told && !plan.scenarios.includes(told.id) ? [...plan.scenarios, told.id] : plan.scenarios
    const asked = passOn
      ? () => passOn(operation, parts, context.stopping)
      : () => usualAnswer(context, operation, call)
    return whenThere(told?.answer ?? givenBy(asked), given =>
      judged(context, operation, given, { fault: plan.fault, scenarios }, refusal?.verdict.request ?? holds),
    )
  })
}

function usualAnswer({ operations }: CallContext, { id }: ContractOperation, call: Call<OperationId>) {
  return (operations[id] as Operation<OperationId>)(call)
}

function givenBy(ask: () => Given | Promise<Given>): Given | Promise<Given> {
  const failed = (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) })
  try {
    const given = ask()
    return given instanceof Promise ? given.catch(failed) : given
  } catch (error) {
    return failed(error)
  }
}

function judged(
  { validator }: CallContext,
  operation: ContractOperation,
  given: Given,
  { fault, scenarios }: Pick<Outcome, 'fault' | 'scenarios'>,
  ofRequest: readonly Violation[],
): Outcome {
  const broken = (detail: string, response: readonly Violation[]): Outcome => {
    const body = problem(500, `${operation.id} ${detail}`)
    return { status: 500, body, fault: undefined, scenarios, verdict: { request: holds, response } }
  }
  if ('failure' in given) return broken(`failed: ${given.failure}`, holds)
  const { status, body, raw } = given
  const violations = validator.response(operation, status, body)
  if (violations.length > 0 && !raw) {
    const what = violations.map(each => `${each.pointer} ${each.detail}`).join('; ')
    return broken(`answered ${status} against the contract: ${what}`, violations)
  }
  const isFine = ofRequest.length === 0 && violations.length === 0
  return {
    status,
    body,
    raw,
    fault,
    scenarios,
    verdict: isFine ? bothHold : { request: ofRequest, response: violations },
  }
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
