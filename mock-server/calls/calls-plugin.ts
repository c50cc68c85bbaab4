import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { invalidRequest, problem, problemContentType } from '#mock/refusal.ts'
import { answerCall, type Outcome } from './answer-call.ts'
import type { CallContext } from './context.ts'
import { partsOf, readJsonBodies, unreadableBecause } from './read-request.ts'
import { recordCall } from './record-call.ts'
import { sendOutcome } from './send-outcome.ts'
import { whenThere } from './when-there.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Serves every operation of the contract at its own method and path, and nothing else there. */
export async function callsPlugin(app: FastifyInstance, { context }: { context: CallContext }) {
  readJsonBodies(app)
  const { ticks } = context.clock
  for (const operation of context.contract.operations) {
    const { method, url } = operation
    const serve = (request: FastifyRequest, reply: FastifyReply, judge: () => Promise<Outcome> | Outcome) => {
      const started = ticks()
      return whenThere(judge(), outcome => {
        const payload = outcome.raw?.text ?? JSON.stringify(outcome.body)
        // Only an answer that arrives in a broken way takes its time.
        return whenThere(sendOutcome(context, operation, reply, outcome, payload), () => {
          recordCall(context, operation, request, outcome, payload, ticks() - started)
          if (outcome.raw) reportDifferences(context, operation, outcome)
        })
      })
    }
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      handler: (request, reply) =>
        serve(request, reply, () => answerCall(context, operation, request, partsOf(operation, request))),
      errorHandler: (error, request, reply) => {
        const outcome = unreadable(operation, error)
        if (!outcome) throw error
        return serve(request, reply, () => outcome)
      },
    })
    app.route({
      method: methods.filter(each => each !== method),
      url,
      handler: (_, reply) =>
        reply
          .header('allow', method)
          .code(405)
          .type(problemContentType)
          .send(problem(405, `Use ${method}.`)),
    })
  }
}

/** What a real API and its callers do otherwise than the contract says is told as it happens; the journal keeps it. */
function reportDifferences({ report }: CallContext, { id }: ContractOperation, { status, verdict }: Outcome) {
  const told = { request: 'the request', response: `the answer ${status}` }
  for (const side of ['request', 'response'] as const) {
    for (const { pointer, detail } of verdict[side]) report?.(`${id}: ${told[side]} differs: ${pointer} ${detail}`)
  }
}

/** The answer to a body that could not be read; nothing for a mistake of another kind. */
function unreadable(operation: ContractOperation, error: Error): Outcome | undefined {
  const reason = unreadableBecause(error)
  if (!reason) return undefined
  const { tooLarge, ...violation } = reason
  const declared = tooLarge && operation.responses.has(413)
  return {
    status: declared ? 413 : 422,
    body: declared ? problem(413, `The request ${violation.detail}.`) : invalidRequest([violation]),
    fault: undefined,
    scenarios: [],
    verdict: { request: [violation], response: [] },
  }
}
