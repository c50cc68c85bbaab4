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

/** Steers one session of the mock server. Every method rejects with a `MockServerError` that says what is wrong. */
export interface MockClient {
  readonly session: string
  /** The cookie that brings a browser into the session. */
  readonly cookie: { name: string; value: string; url: string }
  /** Chooses scenarios instead of those before: names, or whole ones. */
  use: (...scenarios: (ScenarioName | ScenarioSource)[]) => Promise<void>
  /** Answers the next call of an operation so, once, over every scenario. */
  answerNext: (operation: OperationId, answer: PlannedAnswer) => Promise<void>
  /** Sets the delay of every response in milliseconds, or the seed of chance. */
  set: (settings: Settings) => Promise<void>
  /** Moves the time of the session on, or to a moment. */
  travel: (change: ClockChange) => Promise<void>
  /** Empties the session: choice, registrations, mail and calls. */
  reset: () => Promise<void>
  /** Valid values for a step, others each time. */
  fill: (step: 'account' | 'holder' | 'supply' | 'bank') => Promise<Partial<FormValues>>
  /** The calls so far, the oldest first; those whose response is awaited too. */
  calls: (filter?: JournalFilter) => Promise<JournalEntry[]>
  /** Rejects unless calls came as expected; the message explains the nearest miss. Resolves to their ids. */
  verify: (expected: Verification) => Promise<number[]>
  /** The next call that fits, from now on or after the call of an id. */
  wait: (filter?: WaitFilter) => Promise<JournalEntry>
}

/** In the place of a value that `verify` expects: text that matches. */
export function matching(pattern: RegExp | string): { $matches: string } {
  if (typeof pattern === 'string') return { $matches: pattern }
  const flags = pattern.flags.replaceAll(/[^ims]/g, '')
  return { $matches: flags ? `(?${flags}:${pattern.source})` : pattern.source }
}

/** In the place of a value that `verify` expects: the member must not be there. */
export const absent: { $absent: true } = { $absent: true }

/** Creates a client for a session at the origin of the mock server, or of a wizard that passes `/__mock` on to it. */
export function createMockClient(origin: string, session: string): MockClient {
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

  return {
    session,
    cookie: { name: 'mock-session', value: session, url: origin },
    use: (...scenarios) => send('POST', 'state', { body: { scenarios } }),
    answerNext: (operation, answer) => send('POST', 'next', { body: { operation, answer } }),
    set: settings => send('POST', 'state', { body: settings }),
    travel: change => send('POST', 'clock', { body: change }),
    reset: () => send('POST', 'reset', { body: {} }),
    fill: async step => (await send('GET', `fill/${step}`)).values,
    calls: async (filter = {}) => (await send('GET', 'requests', { query: filter })).requests,
    verify: async expected => (await send('POST', 'verify', { body: expected })).calls,
    wait: (filter = {}) => send('GET', 'wait', { query: filter }),
  }
}
