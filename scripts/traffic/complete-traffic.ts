import { buildApp } from '#mock/app.ts'
import { loadContract } from '#mock/contract/load-contract.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { systemClock } from '#mock/shared/clock.ts'
import { getReaction } from '#scenarios/plan.ts'
import { exampleRequest } from '../contract/example-request.ts'

/**
 * Sends the contract's own example of each call, once as it is and once for every scenario that answers it, and leaves the
 * HTTP Archive of it all in the file: statuses that no wizard brings about are among them.
 */
export async function writeCompletingTraffic(file: string): Promise<void> {
  const contract = await loadContract()
  const clock = { ...systemClock, sleep: async () => {} }
  // The example's file is none; reading real ones has tests of its own.
  const operations = { parseInvoice: () => ({ status: 200, body: { cups: 'ES0021000000000123FM' } }) as const }
  const app = await buildApp({ contract, clock, operations, record: file })
  for (const operation of contract.operations) {
    const answering = scenarios.filter(each => !each.onAny?.fault && getReaction(each, operation.id))
    for (const choice of ['none', ...answering.map(({ id }) => id)]) {
      const { method, url, headers, body } = exampleRequest(operation)
      const chosen = { ...headers, 'x-mock-session': `${operation.id}.${choice}`, 'x-mock-scenario': choice }
      await app.inject({ method, url, headers: chosen, ...(body !== undefined && { payload: body as object }) })
    }
  }
  await app.close()
}
