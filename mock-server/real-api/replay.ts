import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { parseHarEntry, type RecordedCall, readHar } from '#mock/har/read-har.ts'
import { incrementCounter } from '#mock/sessions/session.ts'
import { UsageError } from '#mock/shared/parse-options.ts'
import type { RealApi, RealApiResponse } from './real-api.ts'
import { toResponse } from './response.ts'

/**
 * Answers from an HTTP Archive, whatever host it was recorded from. The responses of one call come in the order in which they were
 * recorded, for each tester from the first one on; the last one repeats. Throws a `UsageError` for a file that holds none.
 */
export function createReplay({ operations }: Contract, file: string): RealApi {
  const entries = readHar(file)
  const calls = entries.map(parseHarEntry).filter(each => each !== undefined)
  const responses = new Map<ContractOperation, RealApiResponse[]>()
  for (const operation of operations.filter(each => !each.isOutside)) {
    const recorded = calls.filter(call => isCallOf(operation, call))
    if (recorded.length > 0)
      responses.set(
        operation,
        recorded.map(call => toResponse(call.url.origin, call)),
      )
  }
  if (responses.size === 0)
    throw new UsageError(
      `${file} holds no call of the product API with its response: none of its ${entries.length} entries has a method and path of openapi.yaml.`,
    )
  return {
    answers: operation => responses.has(operation),
    async send({ operation, session }) {
      const recorded = responses.get(operation) ?? []
      const index = incrementCounter(session, `replay ${operation.id}`)
      const response = recorded[Math.min(index, recorded.length - 1)]
      if (!response) throw new Error(`${file} holds no response of ${operation.id}.`)
      return response
    },
  }
}

/** Whether a recorded call is one of this operation. A gateway may have put something in front of the path. */
function isCallOf({ method, url }: ContractOperation, call: RecordedCall): boolean {
  return call.method === method && `${call.url.pathname.replace(/\/$/, '')}`.endsWith(url)
}
