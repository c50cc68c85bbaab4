import type { FastifyReply } from 'fastify'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { deliverFaulty } from '#mock/faults/deliver.ts'
import { problemContentType } from '#mock/refusal.ts'
import type { Outcome } from './answer-call.ts'
import type { CallContext } from './context.ts'

/** Sends an answer whole, or as broken as a scenario wants it. */
export async function sendOutcome(
  { clock, stopping }: CallContext,
  operation: ContractOperation,
  reply: FastifyReply,
  { status, body, fault, scenarios, raw }: Outcome,
): Promise<void> {
  if (scenarios.length > 0) reply.header('x-mock-scenario', scenarios.join(','))
  reply.code(status).type(raw?.contentType ?? operation.responses.get(status)?.contentType ?? problemContentType)
  const payload = raw?.text ?? JSON.stringify(body)
  if (fault === undefined) {
    reply.send(payload)
    return
  }
  reply.hijack()
  await deliverFaulty(fault, reply.raw, { status, headers: reply.getHeaders(), payload }, clock, stopping)
}
