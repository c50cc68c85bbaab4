import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import type { HarPair } from '#mock/har/har.ts'
import { followRedirects, toPairs } from './follow-redirects.ts'
import type { RealApi } from './real-api.ts'
import { toResponse } from './response.ts'

/** A call of the real API as it went over the wire. */
export interface ProxiedExchange {
  operation: ContractOperation
  startedAt: Date
  durationMs: number
  request: { url: URL; headers: readonly HarPair[]; query: unknown; body: unknown }
  response: { status: number; headers: readonly HarPair[]; text: string; body: unknown }
}

interface ProxySettings {
  /** The API's origin. */
  target: string
  /** Sent with every call, for a gateway that asks for a key. By their names in lower case. */
  headers?: ReadonlyMap<string, string>
  /** Hears of every response that came. */
  onExchange?: ((exchange: ProxiedExchange) => void) | undefined
}

// Not forwarded: headers of the connection with this server, of the proxies before it, and those that choose scenarios and sessions.
const skippedHeaders =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|expect|te|upgrade|forwarded|x-forwarded-.*|x-mock-.*|cookie)$/
const skippedCookies = /^mock-/
const timeoutMs = 100_000

/** Creates a proxy to a real API. */
export function createProxy({ target, headers, onExchange }: ProxySettings): RealApi {
  return {
    answers: ({ isOutside }) => !isOutside,
    async send({ operation, parts, stopping }) {
      const { query, path, header, cookie, body } = parts
      const url = createUrl(operation, target, query, path)
      const sent = toRequestHeaders(target, header, cookie)
      for (const [name, value] of headers ?? []) sent.set(name, value)
      const startedAt = new Date()
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
      const text = body === undefined ? undefined : JSON.stringify(body)
      const received = await followRedirects(url, {
        method: operation.method,
        headers: sent,
        body: text,
        signal,
      }).catch(error => {
        throw new Error(`${target} does not answer (${error.cause?.code ?? error.message})`)
      })
      const result = toResponse(target, received)
      onExchange?.({
        operation,
        startedAt,
        durationMs: Date.now() - startedAt.getTime(),
        request: { url, headers: toPairs(sent), query, body },
        response: { ...received, body: result.body },
      })
      return result
    },
  }
}

function createUrl({ url }: ContractOperation, target: string, query: unknown, path: unknown): URL {
  const values = path as Record<string, string>
  const address = new URL(
    url.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? '')),
    target,
  )
  for (const [name, value] of Object.entries(query as Record<string, unknown>)) {
    for (const each of Array.isArray(value) ? value : [value]) address.searchParams.append(name, String(each))
  }
  return address
}

function toRequestHeaders(target: string, header: RequestParts['header'], cookie: RequestParts['cookie']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(header as Record<string, string | string[] | undefined>)) {
    if (value !== undefined && !skippedHeaders.test(name)) headers.set(name, String(value))
  }
  // An API with a list of origins would refuse those of this machine.
  if (headers.has('origin')) headers.set('origin', target)
  const referrer = headers.get('referer')
  if (referrer)
    headers.set('referer', URL.canParse(referrer) ? new URL(new URL(referrer).pathname, target).href : target)
  const cookies = Object.entries(cookie as Record<string, string>).filter(([name]) => !skippedCookies.test(name))
  if (cookies.length > 0) headers.set('cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; '))
  return headers
}
