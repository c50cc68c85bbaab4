import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts, Validator } from '#mock/contract/validator.ts'
import { sendFaulty } from '#mock/faults/send-faulty.ts'
import { maskBody, maskSecrets, shorten } from '#mock/journal/mask.ts'
import type { Call, Operation } from '#mock/operations/operation.ts'
import type { RealApiResponse } from '#mock/real-api/real-api.ts'
import { type Plan, planCall } from '#mock/scenarios/plan.ts'
import { createId } from '#mock/sessions/session.ts'
import { createInvalidRequest, createProblem, problemContentType } from '#mock/shared/problem.ts'
import type { OperationId, Violation } from '#mock/shared/types.ts'
import type { CallContext, MockResponse } from './call-context.ts'
import { readParts } from './read-request.ts'

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

  const plan = planCall(operation.id, chooseScenarios(request, operation, parts), session)
  const delayMs = plan.delayMs + session.latencyMs
  if (delayMs > 0) await clock.sleep(delayMs, stopping)

  const call = createCall(context, operation, request, parts)
  const planned = findPlannedAnswer(plan, call)
  const handle = operations[operation.id] as Operation<OperationId>
  const answer =
    planned?.answer ??
    (await attempt(async () => (realApi ? realApi.send({ operation, parts, session, stopping }) : handle(call))))
  const result = 'error' in answer ? answer : { ...answer, status: successStatus(answer.status, plan) }

  const checked = validateResponse(validator, operation, result, rejection?.verdict.request ?? [])
  const isListed = !planned || plan.scenarios.includes(planned.id)
  const scenarios = isListed ? plan.scenarios : [...plan.scenarios, planned.id]
  const response = { ...checked, scenarios, fault: 'error' in result ? undefined : plan.fault }
  return finish(context, operation, request, reply, response, startedAt)
}

/** Records a response and sends it. */
export async function finish(
  context: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  response: MockResponse,
  startedAt: number,
): Promise<FastifyReply> {
  record(context, operation, request, response, context.clock.ticks() - startedAt)
  await send(context, operation, reply, response)
  return reply
}

/** The response to a request that does not follow the contract; undefined for a valid one. */
function validateRequest(
  validator: Validator,
  operation: ContractOperation,
  parts: RequestParts,
): MockResponse | undefined {
  const { credentialHeader } = operation
  if (credentialHeader && !(parts.header as Record<string, unknown>)[credentialHeader]) {
    const violation = { pointer: `#/header/${credentialHeader}`, detail: 'must be present' }
    return reject(401, createProblem(401, `The ${credentialHeader} header is missing.`), [violation])
  }
  const violations = validator.request(operation, parts)
  return violations.length > 0 ? reject(422, createInvalidRequest(violations), violations) : undefined
}

/** The response to a request with these violations. */
export function reject(status: number, body: unknown, violations: readonly Violation[]): MockResponse {
  return { status, body, scenarios: [], verdict: { request: violations, response: [] } }
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
  return { ...request, session, world, now: clock.now, newId: () => createId(session) }
}

function successStatus(status: number, plan: Plan): number {
  return status === 200 ? (plan.successStatus ?? status) : status
}

function findPlannedAnswer({ answers }: Plan, call: Call<OperationId>) {
  for (const { id, answer } of answers) {
    const result = typeof answer === 'function' ? answer(call) : answer
    if (result) return { id, answer: result }
  }
  return undefined
}

type Result = { status: number; body: unknown; raw?: RealApiResponse['raw'] } | { error: string }

async function attempt(handle: () => Promise<Result>): Promise<Result> {
  try {
    return await handle()
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** An operation that fails or departs from the contract becomes a 500 that says so. Responses of a real API pass unchanged. */
function validateResponse(
  validator: Validator,
  operation: ContractOperation,
  result: Result,
  requestViolations: readonly Violation[],
) {
  const fail = (detail: string, violations: readonly Violation[]) => ({
    status: 500,
    body: createProblem(500, `${operation.id} ${detail}`),
    verdict: { request: [], response: violations },
  })
  if ('error' in result) return fail(`failed: ${result.error}`, [])
  const violations = validator.response(operation, result.status, result.body)
  if (violations.length > 0 && !result.raw) {
    const reasons = violations.map(({ pointer, detail }) => `${pointer} ${detail}`).join('; ')
    return fail(`answered ${result.status} against the contract: ${reasons}`, violations)
  }
  return { ...result, verdict: { request: requestViolations, response: violations } }
}

function record(
  { clock, journal, log }: CallContext,
  { id, method, responses }: ContractOperation,
  { session, url, query, headers, body }: FastifyRequest,
  response: MockResponse,
  durationMs: number,
): void {
  const { status, scenarios, fault, raw, verdict } = response
  const { authorization } = headers
  const names = ['content-type', 'x-registration-id', 'x-client-os', 'x-api-key'] as const
  const header = Object.fromEntries(names.flatMap(name => (headers[name] ? [[name, headers[name]]] : [])))
  journal.record(session, {
    at: new Date(clock.now()).toISOString(),
    operation: id,
    method,
    path: shorten(url.split('?', 1)[0] ?? ''),
    request: {
      query: maskSecrets(query),
      header: maskSecrets({ ...header, ...(authorization && { authorization }) }),
      body: body === undefined ? undefined : maskBody(body),
    },
    // A real API may send anything; the mock server's own responses are lists that it holds anyway.
    response: {
      status,
      contentType: responses.get(status)?.contentType,
      body: raw ? maskBody(response.body) : response.body,
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
async function send(
  { clock, stopping }: CallContext,
  operation: ContractOperation,
  reply: FastifyReply,
  { status, body, fault, scenarios, raw }: MockResponse,
): Promise<void> {
  const payload = raw?.text ?? JSON.stringify(body)
  if (scenarios.length > 0) reply.header('x-mock-scenario', scenarios.join(','))
  const declared = operation.responses.get(status)
  reply.code(status).type(declared?.contentType ?? problemContentType)
  reply.headers(raw?.headers ?? declared?.headers ?? {})
  if (fault === undefined) {
    reply.send(payload)
    return
  }
  reply.hijack()
  await sendFaulty(fault, reply.raw, { status, headers: reply.getHeaders(), payload }, clock, stopping)
}
