import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxUploadBytes } from '#domain/limits.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { type RequestParts, readText } from '#mock/contract/validator.ts'
import { createProblem } from '#mock/shared/problem.ts'
import { type MockResponse, reject } from './validate-call.ts'

/** An upload of the permitted size, a PDF or all pictures together, as base64 (4 characters for 3 bytes), and room for the rest of the body. */
const maxBodyBytes = Math.ceil(maxUploadBytes / 3) * 4 + 64 * 1024

// Throws a TypeError for bytes of another encoding.
const utf8 = new TextDecoder('utf-8', { fatal: true })

class InvalidJson extends Error {}

/** Parses JSON bodies, the only type that the contract knows. An empty body counts as none. */
export function acceptJsonBodies(app: FastifyInstance) {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_, bytes, done) => {
    try {
      // The wizard sends the content type also without a body.
      done(null, bytes.length === 0 ? undefined : JSON.parse(utf8.decode(bytes as Buffer)))
    } catch (error) {
      done(new InvalidJson(error instanceof TypeError ? 'is not UTF-8' : 'is not JSON'))
    }
  })
}

/** The response to a body that could not be read: not JSON, too large or of another type. Undefined for any other error. */
export function rejectBody(error: Error & { code?: string }): MockResponse | undefined {
  if (error instanceof InvalidJson) return reject([{ pointer: '#/body', detail: error.message }])
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const detail = `must not be larger than ${maxBodyBytes} bytes`
    return reject([{ pointer: '#/body', detail }], createProblem(413, `The request ${detail}.`))
  }
  if (!error.code?.startsWith('FST_ERR_CTP_')) return undefined
  return reject([{ pointer: '#/header/content-type', detail: 'must be application/json' }])
}

/** The parts of a request that the contract describes; numbers and booleans of the query are converted. */
export function readParts(operation: ContractOperation, request: FastifyRequest): RequestParts {
  const { params, headers, cookies, body } = request
  const query = { ...(request.query as Record<string, unknown>) }
  for (const { name, in: place, type } of operation.parameters) {
    if (place === 'query' && name in query) query[name] = readText(type, query[name])
  }
  return { query, path: params as Record<string, unknown>, header: headers, cookie: cookies, body }
}
