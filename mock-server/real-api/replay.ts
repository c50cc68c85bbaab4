import type { Contract, ContractOperation } from '#mock/contract/contract.ts'
import { readHar } from '#mock/har/read-har.ts'
import { incrementCounter } from '#mock/sessions/session.ts'
import { UsageError } from '#mock/shared/parse-options.ts'
import type { RealApi, RealApiResponse } from './real-api.ts'
import { findRecordedCalls } from './recorded-calls.ts'
import { toResponse } from './response.ts'

/**
 * Answers from an HTTP Archive, whatever host it was recorded from. The responses of one call come in the order in which they were
 * recorded, for each tester from the first one on; the last one repeats. Throws a `UsageError` for a file that holds none.
 */
export function createReplay(contract: Contract, file: string): RealApi {
  const entries = readHar(file)
  const responses = new Map<ContractOperation, RealApiResponse[]>()
  for (const { operation, call } of findRecordedCalls(contract, entries))
    responses.set(operation, [...(responses.get(operation) ?? []), toResponse(call.url.origin, call)])
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
