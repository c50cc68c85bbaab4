import createClient from 'openapi-fetch'
import type { Reply } from './exchange.ts'
import type { paths } from './schema.gen.ts'

export { readAnswer } from './answers.ts'

interface WireSettings {
  /** Where the product API lives, without `/api`; empty for the page's own origin. */
  origin: string
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

/**
 * Writes typed requests. The only file that touches openapi-fetch, whose authors no longer develop it; reading answers is ours.
 * No call is made before the page is drawn: all of this is loaded with the first.
 */
export function createWire({ origin, fetch }: WireSettings) {
  return createClient<paths>({
    baseUrl: `${origin}/api`,
    credentials: 'include',
    // Also where there is no body: the specification says every call carries it.
    headers: { 'Content-Type': 'application/json' },
    ...(fetch && { fetch }),
  })
}

export type Wire = ReturnType<typeof createWire>

/** What openapi-fetch hands over: a success with its body unread, or a failure whose body it has read. */
export interface Received {
  response: Response
  error?: unknown
}

export async function toReply({ response, error = '' }: Received): Promise<Reply> {
  const { status, ok } = response
  if (ok) return { status, text: await response.text() }
  return { status, text: typeof error === 'string' ? error : JSON.stringify(error) }
}
