import type { FastifyInstance } from 'fastify'
import { type Api, createApi } from '#api/client.ts'
// The client loads this with its first call, which takes real time: too long for tests whose timers are fake.
import '#api/send-call.ts'
import { buildApp } from '#mock/app.ts'
import type { ScenarioSource } from '#mock/scenarios/scenario-format.ts'
import { contract } from '#tests/contract/contract-file.ts'
import { registrationId } from './registration.ts'

/** How the mock server answers, by call, as a scenario writes it; all other calls as usual. */
export type Answers = ScenarioSource['calls']

let server: Promise<FastifyInstance> | undefined
let sessions = 0

/** The product's client over the mock server in this process, in its own session. */
export function mockApi(calls?: Answers): Api {
  sessions += 1
  const session = { 'x-mock-session': `screen-${sessions}` }
  let ready: Promise<FastifyInstance> | undefined

  async function open() {
    server ??= buildApp({ contract })
    const app = await server
    if (!calls) return app
    const payload = { scenarios: [{ id: 'of-this-test', calls }] }
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/__mock/state', headers: session, payload })
    // Handled by no one, so that it ends the run: the client would take it for a failed call.
    if (statusCode !== 200) void Promise.reject(new Error(`The mock server refuses the answers of a test: ${body}`))
    return app
  }

  async function fetch(request: Request) {
    ready ??= open()
    const { method, url } = request
    const headers = { ...Object.fromEntries(request.headers), ...session, host: 'localhost' }
    const payload = method === 'GET' ? undefined : await request.text()
    const app = await ready
    const answer = await app.inject({ method: method as 'GET', url, headers, payload })
    return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
  }

  return createApi({ origin: 'http://localhost', registrationId: () => registrationId, fetch })
}
