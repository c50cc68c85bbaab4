import { createApi } from '#api/client.ts'
// The client loads this with its first call, which takes real time: too long for tests whose timers are fake.
import '#api/send-call.ts'
import { registrationId } from '#tests/support/registration.ts'

type Fetch = (request: Request) => Promise<Response>

/** The client with something else in the network's place; `sent` holds what it asked for. */
export function apiWith(answer: Fetch, settings: Partial<Parameters<typeof createApi>[0]> = {}) {
  const sent: Request[] = []
  const fetch: Fetch = request => {
    sent.push(request)
    return answer(request)
  }
  const api = createApi({ origin: 'https://api.example', registrationId: () => registrationId, ...settings, fetch })
  return { api, sent }
}

export function json(body: unknown, status = 200): Fetch {
  return text(JSON.stringify(body), status, 'application/json')
}

export function text(body: string | null, status = 200, type = 'text/html'): Fetch {
  return async () => new Response(body, { status, headers: { 'Content-Type': type } })
}

/** A server that takes the request and never answers; like a real one it notices when the browser gives up. */
export const silence: Fetch = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/** A connection that breaks after half of the body. */
export const brokenBody: Fetch = async () => halfAnswer(200, end => end(new TypeError('terminated')))

/** A server that sends half of the body and then nothing more, until the browser gives up. */
export function halfBody(status: number): Fetch {
  return async ({ signal }) => halfAnswer(status, end => signal.addEventListener('abort', () => end(signal.reason)))
}

function halfAnswer(status: number, afterwards: (end: (reason: unknown) => void) => void): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"valid":'))
      afterwards(reason => controller.error(reason))
    },
  })
  return new Response(body, { status, headers: { 'Content-Type': 'application/json' } })
}
