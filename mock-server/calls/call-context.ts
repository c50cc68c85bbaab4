import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Validator } from '#mock/contract/validator.ts'
import type { Journal } from '#mock/journal/journal.ts'
import type { Operations } from '#mock/operations/operation.ts'
import type { RealApi, RealApiResponse } from '#mock/real-api/real-api.ts'
import type { ChooseScenarios } from '#mock/scenarios/selection.ts'
import type { Clock } from '#mock/shared/clock.ts'
import type { FaultName, Verdict } from '#mock/shared/types.ts'
import type { World } from '#mock/world/world.ts'

/** What calls of the product API are handled with. */
export interface CallContext {
  validator: Validator
  operations: Operations
  world: World
  clock: Clock
  journal: Journal
  chooseScenarios: ChooseScenarios
  /** Puts the request's session into the situation of this name, unless it is in it. */
  enterSituation: (request: FastifyRequest, reply: FastifyReply, name: string) => Promise<void>
  /** Answers its calls instead of the operations. */
  realApi?: RealApi | undefined
  /** Logs a line about a real API that departs from the contract. */
  log?: (line: string) => void
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
