import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import { sendFaulty } from '#mock/faults/send-faulty.ts'
import { maskBody } from '#mock/journal/mask.ts'
import { keepBody, pickHeaders } from '#mock/journal/recorded-call.ts'
import type { Call, Operation } from '#mock/operations/operation.ts'
import type { Plan } from '#mock/scenarios/plan.ts'
import { createId, type Session } from '#mock/sessions/session.ts'
import { sessionTime } from '#mock/sessions/session-time.ts'
import { getConstantJson } from '#mock/shared/constant-body.ts'
import { HttpError, problemContentType } from '#mock/shared/problem.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { planInSituation } from '#mock/situation/plan-in-situation.ts'
import { getSituation } from '#mock/situation/session-situation.ts'
import type { CallContext, MockResponse } from './call-context.ts'
import { readParts } from './read-request.ts'
import { type Result, validateRequest, validateResponse } from './validate-call.ts'

const situationHeader = 'x-mock-situation'

/** Handles one call of the contract, from the parsed request to the journal and the response. */
export async function handleCall(
  context: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { validator, clock, stopping, operations, chooseScenarios } = context
  const { session } = request
  const startedAt = clock.ticks()
  const realApi = context.realApi?.answers(operation) ? context.realApi : undefined

  const parts = readParts(operation, request)
  const rejection = validateRequest(validator, operation, parts)
  // A real API decides for itself; for its calls, violations are only recorded.
  if (rejection && !realApi) return finish(context, operation, request, reply, rejection, startedAt)

  const situation = request.headers[situationHeader]
  if (typeof situation === 'string') await context.enterSituation(request, reply, situation)
  const plan = planInSituation(operation, chooseScenarios(request, operation, parts), session)
  const delayMs = plan.delayMs + session.latencyMs
  if (delayMs > 0) await delay(context, session, delayMs)

  const call = createCall(context, operation, request, parts)
  const planned = findPlannedAnswer(plan, call)
  const handle = operations[operation.id] as Operation<OperationId>
  const answer =
    planned?.answer ??
    (await attempt(() => (realApi ? realApi.send({ operation, parts, session, stopping }) : handle(call))))
  const result = 'error' in answer ? answer : editResult(answer, plan)

  const checked = validateResponse(validator, operation, result, rejection?.verdict.request ?? [], plan.allowsInvalid)
  const isNamed = !planned || plan.scenarios.includes(planned.id)
  const scenarios = isNamed ? plan.scenarios : [...plan.scenarios, planned.id]
  const fault = 'error' in result ? undefined : plan.fault
  const response = { ...checked, scenarios, fault, headers: plan.headers }
  return finish(context, operation, request, reply, response, startedAt)
}

// Limits the memory that one session can take from the others.
const maxDelayedCalls = 200

async function delay({ clock, stopping }: CallContext, session: Session, delayMs: number): Promise<void> {
  if (session.delayedCalls >= maxDelayedCalls)
    throw new HttpError(429, `This session has ${maxDelayedCalls} calls waiting for their delays; that is the limit.`)
  session.delayedCalls += 1
  try {
    await clock.sleep(delayMs, stopping)
  } finally {
    session.delayedCalls -= 1
  }
}

/** Records a response and sends it. Resolves when it is sent; a fault may take its time. */
export function finish(
  context: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  response: MockResponse,
  startedAt: number,
): FastifyReply | Promise<FastifyReply> {
  record(context, operation, request, response, context.clock.ticks() - startedAt)
  return send(context, operation, reply, response)
}

function createCall(
  { world, clock }: CallContext,
  { credentialHeader }: ContractOperation,
  { session }: FastifyRequest,
  { query, path, header, body }: RequestParts,
): Call<OperationId> {
  const headers = header as Record<string, string>
  const credential = (credentialHeader && headers[credentialHeader]) ?? ''
  // Validated above, against the schemas that these types are generated from.
  const request = { query, path, header, body, credential } as unknown as Call<OperationId>
  return {
    ...request,
    session,
    world: getSituation(session)?.world ?? world,
    now: () => sessionTime(session, clock),
    newId: () => createId(session),
  }
}

/** The answer with what the plan changes about it. A patched one is no longer what a real API sent. */
function editResult(result: Exclude<Result, { error: string }>, { successStatus, patch }: Plan) {
  const status = result.status === 200 ? (successStatus ?? 200) : result.status
  return patch && status < 400 ? { status, body: patch(result.body) } : { ...result, status }
}

function findPlannedAnswer({ answers }: Plan, call: Call<OperationId>) {
  for (const { id, answer } of answers) {
    const result = typeof answer === 'function' ? answer(call) : answer
    if (result) return { id, answer: result }
  }
  return undefined
}

async function attempt(handle: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await handle()
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

function record(
  { clock, journal, log }: CallContext,
  { id, method, responses }: ContractOperation,
  { session, url, query, headers, body }: FastifyRequest,
  response: MockResponse,
  durationMs: number,
): void {
  const { status, scenarios, fault, raw, verdict } = response
  journal.record(session, {
    at: clock.now(),
    operation: id,
    method,
    url,
    request: { query, header: pickHeaders(headers), body: keepBody(body, headers['content-length']) },
    // A real API may send anything; the mock server's own responses hold no secrets and little that is not in memory anyway.
    response: {
      status,
      contentType: responses.get(status)?.contentType,
      body: raw ? maskBody(response.body, raw.text.length) : response.body,
    },
    scenarios,
    fault,
    durationMs,
    verdict,
  })
  if (!raw) return
  for (const { pointer, detail } of verdict.request) log?.(`${id}: the request differs: ${pointer} ${detail}`)
  for (const { pointer, detail } of verdict.response) log?.(`${id}: the answer ${status} differs: ${pointer} ${detail}`)
}

/** Sends a response whole, or as a fault leaves it. */
function send(
  { clock, stopping }: CallContext,
  operation: ContractOperation,
  reply: FastifyReply,
  { status, body, fault, scenarios, raw, headers }: MockResponse,
): FastifyReply | Promise<FastifyReply> {
  const payload = raw?.text ?? getConstantJson(body) ?? JSON.stringify(body)
  if (scenarios.length > 0) reply.header('x-mock-scenario', scenarios.join(','))
  const declared = operation.responses.get(status)
  reply.code(status).type(declared?.contentType ?? problemContentType)
  reply.headers(raw?.headers ?? declared?.headers ?? {})
  if (headers) reply.headers(headers)
  if (fault === undefined) return reply.send(payload)
  reply.hijack()
  const whole = { status, headers: reply.getHeaders(), payload }
  return sendFaulty(fault, reply.raw, whole, clock, stopping).then(() => reply)
}
