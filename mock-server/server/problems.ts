import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem, problemContentType, Refusal } from '#mock/refusal.ts'

/** Answers an address that cannot even be read. */
export function answerFrameworkError(error: Error & { statusCode?: number }, _: FastifyRequest, reply: FastifyReply) {
  const status = error.statusCode ?? 500
  reply.code(status).type(problemContentType).send(problem(status, error.message))
}

/** Answers what no route answers: unknown paths, refusals and mistakes of the server's own. */
export function answerProblems(app: FastifyInstance) {
  app.setNotFoundHandler((_, reply) =>
    reply.code(404).type(problemContentType).send(problem(404, 'There is nothing at this path.')),
  )
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
    return reply.code(status).type(problemContentType).send(problem(status, error.message))
  })
}
