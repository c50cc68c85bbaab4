import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { createInvalidRequest, createProblem, problemContentType } from '#mock/shared/problem.ts'
import { handleCall, sendResponse } from './handle-call.ts'
import { acceptJsonBodies, bodyViolation, keepReceived } from './read-request.ts'
import { recordRefusal } from './record-refusal.ts'
import { type MockResponse, reject } from './validate-call.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Serves every operation of the contract at its method and path; other methods there get 405. */
export async function callsPlugin(app: FastifyInstance, context: AppContext) {
  const { contract, journal } = context
  acceptJsonBodies(app)
  for (const operation of contract.operations) {
    const { id, method, url } = operation
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      onRequest(request, reply, done) {
        const { session, headers: header, query } = request
        const record = journal.arrive(session, { operation: id, method, url: request.url, header, query })
        request.record = record
        reply.raw.once('close', () => {
          if (record.state === 'pending') journal.settle(session, record, { state: 'aborted' })
          else if (record.state === 'answered' && !reply.raw.writableFinished && request.raw.socket.destroyed)
            journal.settle(session, record, { state: 'aborted', response: { ...record.response, bytes: 0 } })
        })
        done()
      },
      preHandler(request, _, done) {
        keepReceived(request)
        done()
      },
      handler: (request, reply) => handleCall(context, operation, request, reply),
      errorHandler(error, request, reply) {
        const response = rejectBody(operation, error)
        if (!response) throw error
        return sendResponse(context, operation, request, reply, response)
      },
    })
    app.route({
      method: methods.filter(each => each !== method),
      url,
      handler(request, reply) {
        const hint = `Use ${method}.`
        recordRefusal(journal, request, 405, hint)
        return reply.header('allow', method).code(405).type(problemContentType).send(createProblem(405, hint))
      },
    })
  }
}

/** The response to a body that could not be read; undefined for an error of another kind. */
function rejectBody(operation: ContractOperation, error: Error): MockResponse | undefined {
  const found = bodyViolation(error)
  if (!found) return undefined
  const { tooLarge, ...violation } = found
  if (tooLarge && operation.responses.has(413))
    return reject(413, createProblem(413, `The request ${violation.detail}.`), [violation])
  return reject(422, createInvalidRequest([violation]), [violation])
}
