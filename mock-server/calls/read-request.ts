import type { FastifyInstance, FastifyRequest } from 'fastify'
import { maxUploadBytes } from '#domain/limits.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { readValues } from '#mock/contract/read-values.ts'
import type { RequestParts, Violation } from '#mock/contract/validator.ts'

/** An upload of the permitted size as base64 (4 characters for 3 bytes), and room for the rest of the body. */
const maxBodyBytes = Math.ceil(maxUploadBytes / 3) * 4 + 64 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; empty where none came. */
    bodyText: string
  }
}

class UnreadableJson extends Error {}

/** Reads bodies as the contract's only type. What cannot be read is thrown, and judged by `unreadableBecause`. */
export function readJsonBodies(app: FastifyInstance) {
  app.decorateRequest('bodyText', '')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: maxBodyBytes },
    (request, body, done) => {
      const text = String(body)
      try {
        // The wizard names its content type also where it sends no body.
        const value = text === '' ? undefined : JSON.parse(text)
        request.bodyText = text
        done(null, value)
      } catch {
        done(new UnreadableJson('is not JSON'))
      }
    },
  )
}

/** Why a body could not even be read: too large, not JSON, or of another type. Null for any other mistake. */
export function unreadableBecause(error: Error & { code?: string }): (Violation & { tooLarge: boolean }) | null {
  const tooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
  if (tooLarge) return { tooLarge, pointer: '#/body', detail: `must not be larger than ${maxBodyBytes} bytes` }
  if (error instanceof UnreadableJson) return { tooLarge, pointer: '#/body', detail: error.message }
  if (!error.code?.startsWith('FST_ERR_CTP_')) return null
  return { tooLarge, pointer: '#/header/content-type', detail: 'must be application/json' }
}

/** The parts of a request that the contract speaks about, numbers and booleans read from the address's text. */
export function partsOf(operation: ContractOperation, request: FastifyRequest): RequestParts {
  const { query, params, headers, cookies, body } = request
  return {
    query: readValues(operation, 'query', query as Record<string, unknown>),
    path: params,
    header: headers,
    cookie: cookies,
    body,
  }
}
