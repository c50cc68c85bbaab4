import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'
import { type Exchange, type HarPair, parseJson, toPairs } from './har.ts'
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

// Not forwarded: headers of the connection with this server, of the proxies before it, and those that choose scenarios and sessions.
const skippedRequestHeaders =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|expect|te|upgrade|forwarded|x-forwarded-.*|x-mock-.*|cookie)$/
// Not passed on: headers of the connection with the real API, those of its own origin, and pseudo-headers of HTTP/2.
const skippedResponseHeaders =
  /^(:.*|connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|alt-svc|set-cookie|access-control-.*)$/
const timeoutMs = 100_000

/** Creates a proxy to a real API. */
export function createProxy({ target, headers, onExchange, log = () => {} }: ProxySettings): RealApi {
  return {
    answers: ({ isOutside }) => !isOutside,
    async send({ operation, parts, stopping }) {
      const { query, path, header, cookie, body } = parts
      const url = createUrl(operation, target, query, path as Record<string, string>)
      const sent = toRequestHeaders(target.origin, header, cookie)
      for (const [name, value] of headers ?? []) sent.set(name, value)
      const startedAt = new Date()
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
      const text = body === undefined ? undefined : JSON.stringify(body)
      const response = await fetchWithin(url, { method: operation.method, headers: sent, body: text, signal }).catch(
        error => {
          throw new Error(`${target.origin} does not answer. ${explainFailure(error)}`)
        },
      )
      const { status } = response
      const answer = await response.text()
      if (status === 404 && !operation.responses.has(404)) log(explainNotFound(operation, target, url))
      const received = {
        status,
        text: answer,
        headers: [...response.headers].map(([name, value]) => ({ name, value })),
      }
      onExchange?.(operation, {
        startedAt,
        durationMs: Date.now() - startedAt.getTime(),
        request: { method: operation.method, url, headers: toPairs(Object.fromEntries(sent)), body },
        response: received,
        comment: operation.id,
      })
      return toResponse(target, operation, received)
    },
  }
}

interface Sent {
  method: string
  headers: Headers
  body: string | undefined
  signal: AbortSignal
}

/** Follows redirects within the API, as a browser does. One to another origin, such as a login, is for the browser. */
async function fetchWithin(url: URL, { body, ...sent }: Sent, hops = 5): Promise<Response> {
  const response = await fetch(url, { ...sent, ...(body !== undefined && { body }), redirect: 'manual' })
  const location = response.headers.get('location') ?? ''
  const next = URL.canParse(location, url.href) ? new URL(location, url) : undefined
  const isRedirect = [301, 302, 303, 307, 308].includes(response.status)
  if (!isRedirect || next?.origin !== url.origin || hops === 0) return response
  await response.arrayBuffer()
  const becomesGet = response.status <= 303 && sent.method === 'POST'
  return fetchWithin(next, becomesGet ? { ...sent, method: 'GET', body: undefined } : { ...sent, body }, hops - 1)
}

/** Where a call of the contract goes. */
export function createUrl(
  { url, basePath: contractBase }: ContractOperation,
  { origin, basePath = contractBase }: Target,
  query: unknown = {},
  path: Record<string, string> = {},
): URL {
  const template = basePath + url.slice(contractBase.length)
  const address = new URL(
    template.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? name)),
    origin,
  )
  for (const { name, value } of toPairs(query)) address.searchParams.append(name, value)
  return address
}

function explainNotFound(
  { id, basePath: contractBase }: ContractOperation,
  { origin, basePath = contractBase }: Target,
  { pathname }: URL,
) {
  const other = basePath === '' ? `${origin}${contractBase}` : `${origin}/`
  return `${id}: there is nothing at ${origin}${pathname}. If the API has another base path than ${basePath || '/'}, name it: --target ${other}`
}

function toRequestHeaders(origin: string, header: RequestParts['header'], cookie: RequestParts['cookie']): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(header as Record<string, string | string[] | undefined>)) {
    if (value !== undefined && !skippedRequestHeaders.test(name)) headers.set(name, String(value))
  }
  // An API with a list of origins would refuse those of this machine.
  if (headers.has('origin')) headers.set('origin', origin)
  const referrer = headers.get('referer')
  if (referrer)
    headers.set('referer', URL.canParse(referrer) ? new URL(new URL(referrer).pathname, origin).href : origin)
  const cookies = Object.entries(cookie as Record<string, string>).filter(([name]) => !name.startsWith('mock-'))
  if (cookies.length > 0) headers.set('cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; '))
  return headers
}

/** A response of a real API as a page on localhost can use it. */
export function toResponse(
  target: Target,
  operation: ContractOperation,
  { status, headers, text }: { status: number; headers: readonly HarPair[]; text: string },
): RealApiResponse {
  const kept: Record<string, string | string[]> = { 'content-type': 'application/octet-stream' }
  for (const { name, value } of headers) {
    const key = name.toLowerCase()
    if (skippedResponseHeaders.test(key)) continue
    kept[key] = key === 'location' ? localLocation(value, target, operation) : value
  }
  const cookies = headers
    .filter(({ name, value }) => name.toLowerCase() === 'set-cookie' && !value.includes('********'))
    // Browsers join several cookies with line breaks in an HTTP Archive.
    .flatMap(({ value }) => value.split('\n'))
  if (cookies.length > 0) kept['set-cookie'] = cookies.map(localCookie)
  return { status, body: text === '' ? undefined : (parseJson(text) ?? text), raw: { headers: kept, text } }
}

/** A redirect within the API leads to the same path of this server. */
function localLocation(
  location: string,
  { origin, basePath }: Target,
  { basePath: contractBase }: ContractOperation,
): string {
  if (!URL.canParse(location, origin)) return location
  const url = new URL(location, origin)
  if (url.origin !== origin) return location
  const path =
    basePath !== undefined && url.pathname.startsWith(basePath)
      ? contractBase + url.pathname.slice(basePath.length)
      : url.pathname
  return `${path}${url.search}${url.hash}`
}

/**
 * A browser rejects a cookie that names another domain than the page's, and over http one that is `Secure` or asks for it. A cookie whose
 * name starts with `__Secure-` or `__Host-` has to stay `Secure`, which some browsers accept from localhost.
 */
function localCookie(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map(each => each.trim())
  const needsSecure = /^__(secure|host)-/i.test(pair)
  const kept = attributes.filter(
    each => !/^domain=/i.test(each) && (needsSecure || !/^(secure|partitioned)$/i.test(each)),
  )
  const adapted = kept.map(each => (needsSecure ? each : each.replace(/^samesite=none$/i, 'SameSite=Lax')))
  return [pair, ...adapted].join('; ')
}
