import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { buildApp } from '#mock/app.ts'
import type { AppOptions } from '#mock/app-context.ts'
import type { JournalEntry } from '#mock/journal/journal-entry.ts'
import type { Clock } from '#mock/shared/clock.ts'
import type { OperationId } from '#mock/shared/types.ts'
import { contract } from '#tests/contract/contract-file.ts'
import { registrationId } from './registration.ts'

export { contract }

// What the wizard sends with every call; a test takes one away with undefined.
const usualHeaders: Record<string, string | undefined> = {
  'x-registration-id': registrationId,
  'x-client-os': 'web',
  'x-api-key': 'a-key',
  authorization: 'Bearer token-lucia',
}

/** The parts of a call that matter to a test. */
export interface Asked {
  query?: Record<string, string>
  path?: Record<string, string>
  body?: unknown
  headers?: Record<string, string | undefined>
}

export interface Answered {
  status: number
  type: string
  body: unknown
  headers: LightMyRequestResponse['headers']
}

/** A mock server with one tester in front of it. */
export interface Mock {
  /** What this tester's session sent, as the journal has it. */
  requests: () => Promise<readonly JournalEntry[]>
  app: FastifyInstance
  session: string
  /** Calls an operation of the contract as the wizard would. */
  call: (id: OperationId, asked?: Asked) => Promise<Answered>
  /** Any other request of the same tester. */
  get: (url: string, headers?: Record<string, string>) => Promise<Answered>
  post: (url: string, body: unknown) => Promise<Answered>
  /** The same server as another tester sees it. */
  as: (session: string) => Mock
}

/** A clock that moves only when a call sleeps, which takes no time. */
export function testClock(): Clock & { slept: number[]; advance: (ms: number) => void } {
  let time = Date.parse('2026-03-02T09:00:00Z')
  const slept: number[] = []
  return {
    slept,
    now: () => time,
    ticks: () => time,
    advance(ms) {
      time += ms
    },
    async sleep(ms) {
      slept.push(ms)
      time += ms
    },
  }
}

/** Builds a mock server that no one has to stop: it listens to nothing. */
export async function mock(options: AppOptions = {}): Promise<Mock> {
  return seenBy(await buildApp({ contract, clock: testClock(), ...options }), 'tester')
}

function seenBy(app: FastifyInstance, session: string): Mock {
  const own = { 'x-mock-session': session }
  const get: Mock['get'] = async (url, headers) => read(await app.inject({ url, headers: { ...own, ...headers } }))
  return {
    app,
    session,
    as: other => seenBy(app, other),
    get,
    requests: async () => ((await get('/__mock/requests')).body as { requests: JournalEntry[] }).requests,
    post: async (url, body) => read(await app.inject({ method: 'POST', url, headers: own, payload: body as object })),
    async call(id, { query, path = {}, body, headers } = {}) {
      const operation = contract.operations.find(each => each.id === id)
      if (!operation) throw new Error(`No operation ${id}`)
      const url = operation.url.replaceAll(/:(\w+)/g, (_, name: string) => path[name] ?? '')
      const sent = Object.entries({ ...usualHeaders, ...own, ...headers }).filter(([, value]) => value !== undefined)
      const request = { method: operation.method, url, headers: Object.fromEntries(sent) as Record<string, string> }
      return read(
        await app.inject({
          ...request,
          ...(query && { query }),
          ...(body !== undefined && { payload: body as object }),
        }),
      )
    },
  }
}

function read(response: LightMyRequestResponse): Answered {
  const type = String(response.headers['content-type'] ?? '').split(';', 1)[0] ?? ''
  const body: unknown = type.endsWith('json') && response.payload !== '' ? response.json() : response.payload
  return { status: response.statusCode, type, body, headers: response.headers }
}
