import type { FastifyInstance } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { createProblem, problemContentType } from '#mock/shared/problem.ts'
import { handleCall, sendResponse } from './handle-call.ts'
import { acceptJsonBodies, rejectBody } from './read-request.ts'
import { recordRefusal } from './record-refusal.ts'

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
      handler: (request, reply) => handleCall(context, operation, request, reply),
      errorHandler(error, request, reply) {
        const response = rejectBody(error)
        if (!response) throw error
        return sendResponse(context, operation, request, reply, response)
      },
    })
    app.route({
      method: app.supportedMethods.filter(each => each !== method),
      url,
      handler(request, reply) {
        const hint = `Use ${method}.`
        recordRefusal(journal, request, 405, hint)
        return reply.header('allow', method).code(405).type(problemContentType).send(createProblem(405, hint))
      },
    })
  }
}
