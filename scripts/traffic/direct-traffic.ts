import { buildApp } from '#mock/app.ts'
import { loadContract } from '#mock/contract/load-contract.ts'
import { scenarios } from '#mock/operations/scenarios.ts'
import { systemClock } from '#mock/shared/clock.ts'
import { getReaction } from '#scenarios/plan.ts'
import { exampleRequest } from '../contract/example-request.ts'

/**
 * Sends the contract's example of each call to the mock server, once alone and once with every scenario of that call, and
 * writes the HTTP Archive to `file`. This covers statuses that the wizard never causes.
 */
export async function writeDirectTraffic(file: string): Promise<void> {
  const contract = await loadContract()
  const clock = { ...systemClock, sleep: async () => {} }
  // The example holds no real invoice; other tests read real ones.
  const operations = { parseInvoice: () => ({ status: 200, body: { cups: 'ES0021000000000123FM' } }) as const }
  const app = await buildApp({ contract, clock, operations, record: file })
  for (const operation of contract.operations) {
    const matching = scenarios.filter(each => !each.onAny?.fault && getReaction(each, operation.id))
    for (const choice of ['none', ...matching.map(({ id }) => id)]) {
      const { method, url, headers, body } = exampleRequest(operation)
      const chosen = { ...headers, 'x-mock-session': `${operation.id}.${choice}`, 'x-mock-scenario': choice }
      await app.inject({ method, url, headers: chosen, ...(body !== undefined && { payload: body as object }) })
    }
  }
  await app.close()
}
