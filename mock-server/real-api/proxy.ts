import { parseJson } from '#domain/parse-json.ts'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { type Exchange, toPairs } from './har.ts'
import type { RealApi, RealApiResponse } from './real-api.ts'
import { explainFailure, type Target } from './target.ts'

interface ProxySettings {
  target: Target
  /** Sent with every call, for a gateway that asks for a key. By their names in lower case. */
  headers?: ReadonlyMap<string, string>
  /** Receives every response that came. */
  onExchange?: ((operation: ContractOperation, exchange: Exchange) => void) | undefined
  log?: (line: string) => void
}

// Not forwarded: headers of the connection with this server, of the proxies and pages before it, and those that choose scenarios and sessions.
const skippedRequestHeaders =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|expect|te|upgrade|referer|forwarded|x-forwarded-.*|x-mock-.*|cookie)$/
// Not passed on: headers of the connection with the real API, those of its own origin, and pseudo-headers of HTTP/2.
const skippedResponseHeaders =
  /^(:.*|connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|alt-svc|set-cookie|access-control-.*)$/
const timeoutMs = 100_000

/** Creates a proxy to a real API. */
export function createProxy({ target, headers = new Map(), onExchange, log = () => {} }: ProxySettings): RealApi {
  return {
    answers: ({ isOutside }) => !isOutside,
    async send({ operation, parts: { header, body }, path, stopping }) {
      const { id, method, basePath, responses } = operation
      const url = toAddress(target, basePath, path)
      const sent = toRequestHeaders(target.origin, header as Record<string, string>, headers)
      const startedAt = new Date()
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
      const text = body === undefined ? null : JSON.stringify(body)
      const response = await fetchWithin(url, { method, headers: sent, body: text, signal }).catch(error => {
        throw new Error(`${target.origin} does not answer. ${explainFailure(error)}`)
      })
      if (response.status === 404 && !responses.has(404)) log(`${id}: ${explainNotFound(target, basePath, url)}`)
      const received = { status: response.status, headers: toPairs(response.headers), text: await response.text() }
      onExchange?.(operation, {
        startedAt,
        durationMs: Date.now() - startedAt.getTime(),
        request: { method, url, headers: toPairs(sent), body },
        response: received,
        comment: id,
      })
      return toResponse(received)
    },
  }
}

/** Follows redirects within the API, as a browser does. One to another origin, such as a login, is for the browser. */
async function fetchWithin(url: URL, sent: RequestInit, hops = 5): Promise<Response> {
  const response = await fetch(url, { ...sent, redirect: 'manual' })
  const next = URL.parse(response.headers.get('location') ?? '', url.href)
  const isRedirect = [301, 302, 303, 307, 308].includes(response.status)
  if (!isRedirect || next?.origin !== url.origin || hops === 0) return response
  await response.arrayBuffer()
  const becomesGet = response.status <= 303 && sent.method === 'POST'
  return fetchWithin(next, becomesGet ? { ...sent, method: 'GET', body: null } : sent, hops - 1)
}

/** Where a path of the contract is in the real API. `contractBase`: what it begins with in the contract. */
export function toAddress({ origin, basePath }: Target, contractBase: string, path: string): URL {
  return new URL((basePath ?? contractBase) + path.slice(contractBase.length), origin)
}

function explainNotFound({ origin, basePath }: Target, contractBase: string, { pathname }: URL) {
  const base = basePath ?? contractBase
  const other = base === '' ? `${origin}${contractBase}` : `${origin}/`
  return `there is nothing at ${origin}${pathname}. If the API has another base path than ${base || '/'}, name it: --target ${other}`
}

function toRequestHeaders(origin: string, header: Record<string, string>, own: ReadonlyMap<string, string>): Headers {
  const headers = new Headers(Object.entries(header).filter(([name]) => !skippedRequestHeaders.test(name)))
  // An API with a list of origins would refuse those of this machine.
  if (headers.has('origin')) headers.set('origin', origin)
  const cookies = (header.cookie ?? '').split('; ').filter(each => each !== '' && !each.startsWith('mock-'))
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '))
  for (const [name, value] of own) headers.set(name, value)
  return headers
}

/** A response of a real API as a page on localhost can use it. */
export function toResponse({ status, headers, text }: Exchange['response']): RealApiResponse {
  const named = headers.map(({ name, value }) => [name.toLowerCase(), value] as const)
  const kept = Object.fromEntries(named.filter(([name]) => !skippedResponseHeaders.test(name)))
  const cookies = named
    .filter(([name, value]) => name === 'set-cookie' && !value.includes('********'))
    // Browsers join several cookies with line breaks in an HTTP Archive.
    .flatMap(([, value]) => value.split('\n').map(localCookie))
  const sent = { 'content-type': 'application/octet-stream', ...kept, ...(cookies[0] && { 'set-cookie': cookies }) }
  return { status, body: text === '' ? undefined : (parseJson(text) ?? text), raw: { headers: sent, text } }
}

/**
 * A browser rejects a cookie that names another domain than the page's, and over http one that is `Secure` or asks for it. A cookie whose
 * name starts with `__Secure-` or `__Host-` has to stay `Secure`, which some browsers accept from localhost.
 */
function localCookie(cookie: string): string {
  const local = cookie.replaceAll(/;\s*domain=[^;]*/gi, '')
  if (/^__(secure|host)-/i.test(cookie)) return local
  return local.replaceAll(/;\s*(secure|partitioned)\s*(?=;|$)/gi, '').replace(/samesite=none/i, 'SameSite=Lax')
}
