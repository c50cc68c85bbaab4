import type { FormValues } from '#domain/form-values.ts'
import type { ClockChange, JournalFilter, Settings, WaitFilter } from '#mock/control/schemas.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import type { Verification } from '#mock/journal/verify-calls.ts'
import type { ScenarioId } from '#mock/operations/scenarios.ts'
import type { PlannedAnswer, ScenarioSource } from '#mock/scenarios/scenario-format.ts'
import type { OperationId } from '#mock/shared/types.ts'

/** A scenario of the product or of a file, or one for a single call. */
export type ScenarioName = ScenarioId | `${ScenarioId}@${OperationId}` | (string & {})

/** The mock server refused a request, or calls did not come as expected. Its message says why. */
export class MockServerError extends Error {
  readonly status: number

  constructor(status: number, detail: string) {
    super(detail)
    this.status = status
  }
}

/** In the place of a value that `verify` expects: text that matches. */
export function matching(pattern: RegExp | string): { $matches: string } {
  if (typeof pattern === 'string') return { $matches: pattern }
  const flags = pattern.flags.replaceAll(/[^ims]/g, '')
  return { $matches: flags ? `(?${flags}:${pattern.source})` : pattern.source }
}

/** In the place of a value that `verify` expects: the member must not be there. */
export const absent: { $absent: true } = { $absent: true }

/** Steers one session of the mock server. */
export type MockClient = ReturnType<typeof createMockClient>

/**
 * Creates a client for a session at the origin of the mock server, or of a wizard that passes `/__mock` on to it. Every method rejects with a
 * `MockServerError` that says what is wrong.
 */
export function createMockClient(origin: string, session: string) {
  async function send(method: string, path: string, { query = {}, body }: { query?: object; body?: unknown } = {}) {
    const url = new URL(`/__mock/${path}`, origin)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    const response = await fetch(url, {
      method,
      headers: { 'x-mock-session': session, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const result = text === '' ? undefined : JSON.parse(text)
    if (!response.ok) throw new MockServerError(response.status, result?.detail ?? text)
    return result
  }
  const post = (path: string, body: object): Promise<void> => send('POST', path, { body })

  return {
    session,
    /** The cookie that brings a browser into the session. */
    cookie: { name: 'mock-session', value: session, url: origin },
    /** Chooses scenarios instead of those before: names, or whole ones. */
    use: (...scenarios: (ScenarioName | ScenarioSource)[]) => post('state', { scenarios }),
    /** Answers the next call of an operation so, once, over every scenario. */
    answerNext: (operation: OperationId, answer: PlannedAnswer) => post('next', { operation, answer }),
    /** Sets the delay of every response in milliseconds, or the seed of chance. */
    set: (settings: Settings) => post('state', settings),
    /** Moves the time of the session on, or to a moment. */
    travel: (change: ClockChange) => post('clock', change),
    /** Empties the session: choice, registrations, mail and calls. */
    reset: () => post('reset', {}),
    /** Valid values for a step, others each time. */
    fill: async (step: 'account' | 'holder' | 'supply' | 'bank'): Promise<Partial<FormValues>> =>
      (await send('GET', `fill/${step}`)).values,
    /** The calls so far, the oldest first; those whose response is awaited too. */
    calls: async (filter: JournalFilter = {}): Promise<JournalEntry[]> =>
      (await send('GET', 'requests', { query: filter })).requests,
    /** Rejects unless calls came as expected; the message explains the nearest miss. Resolves to their ids. */
    verify: async (expected: Verification): Promise<number[]> =>
      (await send('POST', 'verify', { body: expected })).calls,
    /** The next call that fits, from now on or after the call of an id. */
    wait: (filter: WaitFilter = {}): Promise<JournalEntry> => send('GET', 'wait', { query: filter }),
  }
}
