import type { ListedOperation, ListedScenario } from '#mock/control/scenarios-plugin.ts'
import type { SessionState } from '#mock/control/schemas.ts'
import type { SeededValue } from '#mock/control/seeded-values.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import type { Arrival } from '#mock/shared/types.ts'

export type { Arrival, JournalEntry, ListedOperation, ListedScenario, SeededValue, SessionState }

async function send<Answer>(path: string, method = 'GET', body?: unknown): Promise<Answer> {
  const response = await fetch(`/__mock/${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const text = await response.text()
  const answer = text === '' ? undefined : JSON.parse(text)
  if (!response.ok) throw new Error(answer?.detail ?? text)
  return answer
}

/** The control API, for the session of this browser. */
export const api = {
  state: () => send<SessionState>('state'),
  change: (change: { scenarios?: string[]; latencyMs?: number }) => send<SessionState>('state', 'POST', change),
  reset: () => send<SessionState>('reset', 'POST', {}),
  travel: (days: number) => send<SessionState>('clock', 'POST', { advance: { days } }),
  scenarios: async () => (await send<{ scenarios: ListedScenario[] }>('scenarios')).scenarios,
  operations: async () => (await send<{ operations: ListedOperation[] }>('operations')).operations,
  calls: async () => (await send<{ requests: JournalEntry[] }>('requests')).requests,
  forgetCalls: () => send<undefined>('requests', 'DELETE'),
  answerNext: (operation: string, answer: unknown) => send<undefined>('next', 'POST', { operation, answer }),
  fill: (step: string, isCompany: boolean) =>
    send<{ values: Record<string, unknown> }>(`fill/${step}?company=${isCompany}`),
  world: () => send<Record<string, SeededValue[]>>('world'),
  observed: () => send<Arrival[]>('observed'),
}
