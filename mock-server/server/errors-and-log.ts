import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext } from '#mock/app-context.ts'
import { recordRefusal } from '#mock/calls/record-refusal.ts'
import { createProblem, HttpError, problemContentType } from '#mock/shared/problem.ts'
import { describeNearest } from '#mock/shared/suggest.ts'

/** Logs one line per request: method, route and status; never a query, a body, an address or an account. */
export function logRequests(app: FastifyInstance, log: (line: string) => void) {
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, because an unknown path may hold anything.
    const route = `${request.method} ${request.routeOptions.url ?? '(no such path)'}`
    const hint = request.record?.hint ? `: ${request.record.hint}` : ''
    // The panel asks for the state every second.
    if (route !== 'GET /__mock/state')
      log(`${route} ${reply.raw.statusCode} ${Math.round(reply.elapsedTime)} ms${hint}`)
    done()
  })
}

type HandledError = Error & { statusCode?: number; code?: string }

// What curl and some test tools send by themselves.
const wrongType = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'

/** Sends an error as a problem: errors of this server's routes, and of Fastify for addresses that it cannot parse. */
export function sendError(error: HandledError, _: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof HttpError ? error.status : (error.statusCode ?? 500)
  const detail = error.code === wrongType ? 'Send JSON, with the header Content-Type: application/json.' : error.message
  return reply.code(status).type(problemContentType).send(createProblem(status, detail))
}

/** Sends an error of a route. What the control API refuses is in the journal and the log too: a tool may hide the answer. */
export function createErrorHandler({ journal }: AppContext) {
  return (error: HandledError, request: FastifyRequest, reply: FastifyReply) => {
    const isRefused = error instanceof HttpError && error.status === 400 && request.url.startsWith('/__mock/')
    if (isRefused && request.session && !request.record) recordRefusal(journal, request, 400, error.message)
    return sendError(error, request, reply)
  }
}

/** Creates the answer to unknown paths: the nearest known one, which the journal and the log tell as well. */
export function createNotFound(app: FastifyInstance, { contract, journal }: AppContext) {
  const known = contract.operations.map(({ method, url }) => `${method} ${url}`)
  app.addHook('onRoute', ({ method, url }) => {
    if (url.startsWith('/__mock') && !url.includes('*')) known.push(`${[method].flat()[0]} ${url}`)
  })
  return (request: FastifyRequest, reply: FastifyReply) => {
    const { method, url } = request
    const hint = describeNearest(method, url.split('?', 1)[0] ?? '', known)
    recordRefusal(journal, request, 404, hint)
    const detail = `Nothing answers ${method} at this path. ${hint} /__mock/docs/ describes the API and what tests use.`
    return reply.code(404).type(problemContentType).send(createProblem(404, detail))
  }
}
