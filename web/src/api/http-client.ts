import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.gen.ts'
import type { RawResponse } from './send-request.ts'

export type Fetch = (request: Request) => Promise<Response>

interface HttpSettings {
  /** Where the product API lives, without `/api`; empty for the page's own origin. */
  origin: string
  registrationId: string
  signal: AbortSignal
  fetch: Fetch | undefined
}

type WithoutHeaders<Method> = Method extends { parameters: infer Parameters }
  ? Omit<Method, 'parameters'> & { parameters: Omit<Parameters, 'header' | 'cookie'> }
  : Method
/** The calls of openapi.yaml. Headers and cookies are the same for all of them and are added here. */
type ProductPaths = {
  [Path in keyof paths]: { [Method in keyof paths[Path]]: WithoutHeaders<paths[Path][Method]> }
}

/** Writes requests that openapi.yaml declares; others do not compile. */
export type HttpClient = Client<ProductPaths>

/** Sends one request and returns the response unread. openapi-fetch writes the request; no other file uses it. */
export async function sendOverHttp(
  { origin, registrationId, signal, fetch = globalThis.fetch }: HttpSettings,
  write: (client: HttpClient) => Promise<unknown>,
): Promise<RawResponse> {
  let received: RawResponse | undefined
  const client = createClient<ProductPaths>({
    baseUrl: `${origin}/api`,
    credentials: 'include',
    // The content type also where there is no body: the specification says that every call carries it.
    headers: { 'Content-Type': 'application/json', 'X-Registration-Id': registrationId },
    signal,
    fetch: async request => {
      const response = await fetch(request)
      const retryAfter = response.headers.get('Retry-After')
      received = { status: response.status, text: await response.text(), retryAfter }
      return new Response(null, { status: 204 })
    },
  })
  await write(client)
  if (!received) throw new Error('The call sent no request')
  return received
}
