import type { FastifyInstance } from 'fastify'
import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { createInvalidRequest, createProblem, problemContentType } from '#mock/shared/problem.ts'
import type { CallContext, MockResponse } from './call-context.ts'
import { finish, handleCall } from './handle-call.ts'
import { acceptJsonBodies, bodyViolation } from './read-request.ts'
import { shapeUpload } from './shape-upload.ts'
import { reject } from './validate-call.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

interface Options {
  contract: Contract
  context: CallContext
}

/** Serves every operation of the contract at its method and path; other methods there get 405. */
export async function callsPlugin(app: FastifyInstance, { contract, context }: Options) {
  acceptJsonBodies(app)
  for (const operation of contract.operations) {
    const { method, url } = operation
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      ...(method === 'POST' && {
        preParsing: (request, _, payload, done) =>
          done(null, shapeUpload(operation.id, request, payload, context.clock, context.stopping)),
      }),
      handler: (request, reply) => handleCall(context, operation, request, reply),
      errorHandler: (error, request, reply) => {
        const response = rejectBody(operation, error)
        if (!response) throw error
        return finish(context, operation, request, reply, response, context.clock.ticks())
      },
    })
    app.route({
      method: methods.filter(each => each !== method),
      url,
      handler: (_, reply) => {
        reply
          .header('allow', method)
          .code(405)
          .type(problemContentType)
          .send(createProblem(405, `Use ${method}.`))
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
