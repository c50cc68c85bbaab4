import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import type { SettledCall } from '#mock/journal/journal.ts'
import { keepBody } from '#mock/journal/mask.ts'
import type { Call, Operation } from '#mock/operations/operation.ts'
import { mergePatch } from '#mock/scenarios/merge-patch.ts'
import { type Plan, planCall } from '#mock/scenarios/plan-call.ts'
import type { ChosenScenario } from '#mock/scenarios/scenario.ts'
import { createId, sessionTime } from '#mock/sessions/session.ts'
import { createProblem, problemContentType } from '#mock/shared/problem.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { createWorld } from '#mock/world/world.ts'
import { readParts } from './read-request.ts'
import { sendFaulty } from './send-faulty.ts'
import { type MockResponse, type Result, validateRequest, validateResponse } from './validate-call.ts'

/** Handles one call of the contract: validate the request, apply the scenarios, answer, validate the response, send. */
export async function handleCall(
  context: AppContext,
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { validator, clock, stopping, choice } = context
  const { session, record, headers } = request
  // A request of unknown length may be long.
  const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY)
  if (record) record.request.body = keepBody(request.body, length)
  const realApi = context.realApi?.answers(operation) ? context.realApi : undefined

  const parts = readParts(operation, request)
  const rejection = validateRequest(validator, operation, parts)
  // A real API decides for itself; for its calls, violations are only recorded.
  if (rejection && !realApi) return sendResponse(context, operation, request, reply, rejection)

  // A value that is reserved here may belong to a customer of the real API.
  const chosen = choice.getForCall(request, operation, realApi ? undefined : parts)
  const plan = planCall(operation, chosen, session)
  const delayMs = plan.delayMs + session.latencyMs
  if (delayMs > 0) await clock.sleep(delayMs, stopping)

  const call = createCall(context, operation, request, parts, chosen)
  const planned = findPlannedAnswer(plan, call)
  const ask = () => realApi?.send({ operation, parts, path: request.url, session, stopping })
  const real = planned ? undefined : await attempt(operation, ask)
  // Only a recording has no answer; then the mock server decides.
  if (!planned && !real && rejection) return sendResponse(context, operation, request, reply, rejection)
  const answer =
    planned?.answer ?? editResult(real ?? (await attempt(operation, () => handle(context, operation, call))), plan)
  const { violations, ...result } = validateResponse(validator, operation, answer, plan.allowsInvalid)
  if (result.raw)
    for (const { pointer, detail } of violations)
      context.log(`${operation.id}: the answer ${result.status} differs: ${pointer} ${detail}`)
  return sendResponse(context, operation, request, reply, {
    ...result,
    verdict: { request: rejection?.verdict.request ?? [], response: violations },
    scenarios: chosen.flatMap(({ scenario: { id } }) => (planned?.id === id || plan.scenarios.includes(id) ? id : [])),
    fault: plan.fault,
    headers: plan.headers,
  })
}

/** The usual answer. An operation that only a newer contract has is answered with the contract's example. */
function handle({ operations }: AppContext, { id, responses }: ContractOperation, call: Call<OperationId>) {
  const operation = operations[id] as Operation<OperationId> | undefined
  if (operation) return operation(call)
  const [status, { example } = { example: undefined }] = [...responses][0] ?? [501]
  return { status, body: example ?? createProblem(status, `${id} has no example.`) }
}

function createCall(
  { clock }: AppContext,
  { credentialHeader }: ContractOperation,
  { session }: FastifyRequest,
  { query, path, header, body }: RequestParts,
  chosen: readonly ChosenScenario[],
): Call<OperationId> {
  const credential = (credentialHeader && header[credentialHeader]) ?? ''
  const world = createWorld(chosen.flatMap(({ scenario }) => scenario.world ?? []))
  // Validated above, against the schemas that these types are generated from.
  const request = { query, path, header, body, credential } as unknown as Call<OperationId>
  const now = () => sessionTime(session, clock)
  return { ...request, session, world, now, newId: () => createId(session) }
}

/** The usual answer with what the plan changes about it. A patched one is no longer what a real API sent. */
function editResult(result: Result, { successStatus, patches }: Plan) {
  const status = result.status === 200 ? (successStatus ?? 200) : result.status
  if (patches.length === 0 || status >= 400) return { ...result, status }
  return { status, body: patches.reduce<unknown>(mergePatch, result.body) }
}

function findPlannedAnswer({ answers }: Plan, call: Call<OperationId>) {
  for (const { id, answer } of answers) {
    const result = typeof answer === 'function' ? answer(call) : answer
    if (result) return { id, answer: result }
  }
  return undefined
}

/** A 500 where the answer throws. */
async function attempt<Answer>({ id }: ContractOperation, answer: () => Answer | Promise<Answer>) {
  try {
    return await answer()
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    return { status: 500, body: createProblem(500, `${id} failed: ${reason}`) }
  }
}

/** Sends a response whole, or as a fault leaves it, and records what was really sent. */
export async function sendResponse(
  { clock, journal, stopping }: AppContext,
  operation: ContractOperation,
  { session, record }: FastifyRequest,
  reply: FastifyReply,
  { status, body, fault, scenarios, raw, headers, verdict }: MockResponse,
): Promise<FastifyReply> {
  // The client has gone: `close` has recorded that, and nothing can be sent.
  if (!record || record.state === 'aborted') return reply.hijack()
  const payload = raw?.text ?? (body === undefined ? '' : JSON.stringify(body))
  if (scenarios.length > 0) reply.header('x-mock-scenario', scenarios.join(','))
  const declared = operation.responses.get(status)
  const contentType = declared?.contentType ?? problemContentType
  reply.code(status).type(contentType)
  reply.header('date', new Date(sessionTime(session, clock)).toUTCString())
  reply.headers(raw?.headers ?? declared?.headers ?? {})
  if (headers) reply.headers(headers)
  Object.assign(record, { scenarios, fault, verdict })
  const settle = (end: SettledCall) => journal.settle(session, record, end)
  if (fault === undefined) {
    const bytes = Buffer.byteLength(payload)
    settle({ state: 'answered', response: { status, contentType, body: raw ? keepBody(body, bytes) : body, bytes } })
    return reply.send(payload)
  }
  reply.hijack()
  await sendFaulty(fault, reply.raw, { status, headers: reply.getHeaders(), payload }, { clock, stopping }, settle)
  return reply
}
