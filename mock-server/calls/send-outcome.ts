import type { FastifyReply } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { deliverFaulty } from '#mock/faults/deliver.ts'
import { problemContentType } from '#mock/refusal.ts'
import type { Outcome } from './answer-call.ts'
import type { CallContext } from './context.ts'

/** Sends an answer whole, or as broken as a scenario wants it. `payload` is its body as text. */
export function sendOutcome(
  { clock, stopping }: CallContext,
  operation: ContractOperation,
  reply: FastifyReply,
  { status, fault, scenarios, raw }: Outcome,
  payload: string,
): Promise<void> | undefined {
  if (scenarios.length > 0) reply.header('x-mock-scenario', scenarios.join(','))
  reply.code(status).type(operation.responses.get(status)?.contentType ?? problemContentType)
  if (raw) reply.headers(raw.headers)
  if (fault === undefined) {
    reply.send(payload)
    return undefined
  }
  reply.hijack()
  return deliverFaulty(fault, reply.raw, { status, headers: reply.getHeaders(), payload }, clock, stopping)
}
