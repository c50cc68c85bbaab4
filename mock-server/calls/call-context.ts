import type { Contract } from '#mock/contract/contract.ts'
import type { Validator } from '#mock/contract/validator.ts'
import type { Journal } from '#mock/journal/journal.ts'
import type { CallRecord } from '#mock/journal/journal-entry.ts'
import type { Operations } from '#mock/operations/operation.ts'
import type { RealApi, RealApiResponse } from '#mock/real-api/real-api.ts'
import type { Choice } from '#mock/scenarios/choice.ts'
import type { Clock } from '#mock/shared/clock.ts'
import type { FaultName, Verdict } from '#mock/shared/types.ts'
import type { World } from '#mock/world/world.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The call in the journal; set for calls of the API. */
    record: CallRecord | undefined
  }
}

/** What calls of the product API are handled with. */
export interface CallContext {
  contract: Contract
  validator: Validator
  operations: Partial<Operations>
  world: World
  clock: Clock
  journal: Journal
  choice: Choice
  /** Answers its calls instead of the operations. */
  realApi: RealApi | undefined
  log: (line: string) => void
  /** Aborts when the server stops, so that no slow response delays it. */
  stopping: AbortSignal
}

/** A response of the mock server with what led to it. */
export interface MockResponse {
  status: number
  body: unknown
  verdict: Verdict
  scenarios: readonly string[]
  fault?: FaultName | undefined
  /** Over those that the contract declares. */
  headers?: Readonly<Record<string, string>> | undefined
  /** As the real API sent it, where the response is one of a real API. */
  raw?: RealApiResponse['raw']
}
