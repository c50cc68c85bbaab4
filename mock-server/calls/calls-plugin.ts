import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { maxUploadBytes } from '#domain/limits.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { readValues } from '#mock/contract/read-values.ts'
import type { RequestParts, Violation } from '#mock/contract/validator.ts'
import { deliverFaulty } from '#mock/faults/deliver.ts'
import { invalidRequest, problem, problemContentType, Refusal } from '#mock/refusal.ts'
import { answerCall, type Outcome } from './answer-call.ts'
import type { CallContext } from './context.ts'

/** An upload of the permitted size as base64 (4 characters for 3 bytes), and room for the rest of the body. */
export const maxBodyBytes = Math.ceil(maxUploadBytes / 3) * 4 + 64 * 1024

/** Serves every operation of the contract at its own method and path. */
export async function callsPlugin(app: FastifyInstance, { context }: { context: CallContext }) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: maxBodyBytes }, (_, text, done) => {
    try {
      // The wizard names its content type also where it sends no body.
      done(null, text === '' ? undefined : JSON.parse(String(text)))
    } catch (error) {
      done(new UnreadableBody(error))
    }
  })

  for (const operation of context.contract.operations) {
    const serve = async (request: FastifyRequest, reply: FastifyReply, judge: () => Promise<Outcome> | Outcome) => {
      const started = performance.now()
      const outcome = await judge()
      await send(context, operation, reply, outcome)
      record(context, operation, request, outcome, performance.now() - started)
      return reply
    }
    app.route({
      method: operation.method,
      url: operation.url,
      handler: (request, reply) =>
        serve(request, reply, () => answerCall(context, operation, request, partsOf(operation, request))),
      errorHandler: (error, request, reply) => {
        if (error instanceof Refusal) throw error
        return serve(request, reply, () => unreadable(operation, error))
      },
    })
    app.route({
      method: (['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).filter(each => each !== operation.method),
      url: operation.url,
      handler: (_, reply) =>
        reply
          .header('allow', operation.method)
          .code(405)
          .type(problemContentType)
          .send(problem(405, `Use ${operation.method}.`)),
    })
  }
}

class UnreadableBody extends Error {
  constructor(cause: unknown) {
    super('is not JSON', { cause })
  }
}

function partsOf(
  operation: ContractOperation,
  { query, params, headers, cookies, body }: FastifyRequest,
): RequestParts {
  return {
    query: readValues(operation, 'query', query as Record<string, unknown>),
    path: params,
    header: headers,
    cookie: cookies,
    body,
  }
}

/** The answer to a body that could not even be read: too large, not JSON, or of another type. */
function unreadable(operation: ContractOperation, error: Error & { statusCode?: number; code?: string }): Outcome {
  const tooLarge = error.statusCode === 413
  const reason: Violation = {
    pointer: error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ? '#/header/content-type' : '#/body',
    detail: tooLarge ? `must not be larger than ${maxBodyBytes} bytes` : error.message,
  }
  const declared = tooLarge && operation.responses.has(413)
  return {
    status: declared ? 413 : 422,
    body: declared ? problem(413, `The request ${reason.detail}.`) : invalidRequest([reason]),
    fault: undefined,
    scenarios: [],
    verdict: { request: [reason], response: [] },
  }
}

async function send(
  { clock, stopping }: CallContext,
  operation: ContractOperation,
  reply: FastifyReply,
  outcome: Outcome,
) {
  const { status, body, fault, scenarios } = outcome
  const contentType = operation.responses.get(status)?.contentType ?? problemContentType
  reply.code(status).header('cache-control', 'no-store')
  if (scenarios.length > 0) reply.header('x-mock-scenario', scenarios.join(','))
  if (body !== undefined) reply.type(contentType)
  const payload = body === undefined ? '' : JSON.stringify(body)
  if (fault === undefined) return void reply.send(payload)
  reply.hijack()
  await deliverFaulty(fault, reply.raw, { status, headers: reply.getHeaders(), payload }, clock, stopping)
}

function record(
  context: CallContext,
  operation: ContractOperation,
  request: FastifyRequest,
  outcome: Outcome,
  durationMs: number,
) {
  const { clock, journal } = context
  const { status, body, scenarios, fault, verdict } = outcome
  journal.write(request.session, {
    at: clock.now().toISOString(),
    operation: operation.id,
    method: request.method,
    path: request.url.split('?', 1)[0] ?? '',
    request: { query: request.query, header: headersOf(request), body: request.body },
    response: { status, contentType: operation.responses.get(status)?.contentType, body },
    scenarios,
    fault,
    durationMs,
    verdict,
  })
}

const rememberedHeaders = ['content-type', 'x-registration-id', 'x-client-os', 'x-api-key', 'authorization'] as const

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const remembered: Record<string, string> = {}
  for (const name of rememberedHeaders) {
    const value = headers[name]
    if (typeof value === 'string') remembered[name] = value
  }
  return remembered
}
