import { Transform, type TransformCallback } from 'node:stream'
import type { FastifyRequest, RequestPayload } from 'fastify'
import type { Clock } from '#mock/shared/clock.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { getUpload } from '#mock/situation/session-situation.ts'

// Often enough that a progress bar moves evenly.
const partsPerSecond = 10

/**
 * The body of a request as the session's situation lets it arrive: slowly, or until the connection is lost. Without such a
 * situation it passes unchanged.
 */
export function shapeUpload(
  id: OperationId,
  { session, headers, raw }: FastifyRequest,
  payload: RequestPayload,
  clock: Clock,
  stopping: AbortSignal,
): RequestPayload {
  const upload = getUpload(session, id)
  if (!upload) return payload
  const { bytesPerSecond = Number.POSITIVE_INFINITY, lostAfter: lostAfterShare = Number.POSITIVE_INFINITY } = upload
  const lastByte = Number(headers['content-length'] ?? 0) * lostAfterShare
  const partLength = Math.max(1, Math.floor(bytesPerSecond / partsPerSecond))
  let received = 0

  async function pass(shaped: Transform, chunk: Buffer) {
    for (let from = 0; from < chunk.length; from += partLength) {
      const part = chunk.subarray(from, Math.min(from + partLength, chunk.length))
      if (bytesPerSecond !== Number.POSITIVE_INFINITY)
        await clock.sleep((part.length / bytesPerSecond) * 1000, stopping)
      received += part.length
      if (received > lastByte) {
        raw.socket.resetAndDestroy()
        throw new Error('The connection was lost on purpose.')
      }
      shaped.push(part)
    }
  }

  const shaped = new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      pass(this, chunk).then(() => done(), done)
    },
  })
  // Fastify compares what arrived with the header.
  return Object.assign(payload.pipe(shaped), { receivedEncodedLength: Number(headers['content-length'] ?? 0) })
}
