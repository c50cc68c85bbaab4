import { setTimeout as wait } from 'node:timers/promises'
import type { ContractOperation } from '#mock/contract/contract.ts'
import { type BrowserCookies, createBrowserCookies } from './browser-cookies.ts'
import type { ExampleRequest } from './example-request.ts'
import type { Finding } from './finding.ts'
import { requestHeaders } from './grade-cors.ts'
import { readerOf } from './grade-response.ts'

export interface ClientSettings {
  /** The API's origin. */
  target: string
  /** Sent with every request, for a gateway that asks for a key. */
  headers?: ReadonlyMap<string, string> | undefined
  /** The origin of the page that calls the API; undefined where a proxy on the page's own origin passes the calls on. */
  pageOrigin?: string | undefined
  sleep?: (ms: number) => Promise<void>
}

/** A response of the API. `findings` says what happened on the way to it. */
export interface Answer {
  status: number
  headers: Headers
  text: string
  findings: Finding[]
}

/** No response came. `code` is that of the network error, where it has one. */
export interface NoAnswer {
  reason: string
  code: string | undefined
}

export interface ApiClient {
  send: (operation: ContractOperation, request: ExampleRequest) => Promise<Answer | NoAnswer>
  /** Asks as a browser whether the page may send a call. */
  preflight: (request: ExampleRequest) => Promise<Answer | NoAnswer>
}

const usualTimeoutMs = 20_000
const maxRedirects = 5
const maxWaitSeconds = 10
const redirects = new Set([301, 302, 303, 307, 308])

/** Sends requests to an API as the wizard's browser would: with its cookies, its redirects and its time limits. */
export function createApiClient(settings: ClientSettings): ApiClient {
  const { target, headers, pageOrigin, sleep = wait } = settings
  const cookies = createBrowserCookies(pageOrigin)

  async function send(operation: ContractOperation, request: ExampleRequest): Promise<Answer | NoAnswer> {
    const first = await sendOnce(operation, request)
    if ('reason' in first) {
      if (first.code === 'TIMEOUT' || isUnreachable(first)) return first
      const second = await sendOnce(operation, request)
      if ('reason' in second) return second
      return withFinding(second, '#', `no answer at first (${first.reason}); the customer would press again`)
    }
    const seconds = retryAfter(first)
    if (seconds === undefined || seconds > maxWaitSeconds) return first
    await sleep(seconds * 1000)
    const second = await sendOnce(operation, request)
    return 'reason' in second
      ? second
      : withFinding(second, '#/status', `was ${first.status} at first, with Retry-After: ${seconds}`)
  }

  async function sendOnce(operation: ContractOperation, request: ExampleRequest): Promise<Answer | NoAnswer> {
    const signal = AbortSignal.timeout(readerOf(operation.id)?.timeoutMs ?? usualTimeoutMs)
    try {
      return await follow(request, cookies, signal)
    } catch (error) {
      return describeError(error, signal)
    }
  }

  async function follow(request: ExampleRequest, jar: BrowserCookies, signal: AbortSignal): Promise<Answer> {
    const findings: Finding[] = []
    let url = new URL(request.url, target)
    let { method, body } = request
    for (let hops = 0; ; hops += 1) {
      const cookie = await jar.header(url)
      const response = await fetch(url, {
        method,
        headers: {
          ...request.headers,
          ...originHeaders(method),
          ...Object.fromEntries(headers ?? []),
          ...(cookie && { cookie }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        redirect: 'manual',
        signal,
      })
      findings.push(...(await jar.receive(url, response.headers)))
      const text = await response.text()
      const location = response.headers.get('location')
      const answer = { status: response.status, headers: response.headers, text, findings }
      if (location === null || !redirects.has(response.status) || !URL.canParse(location, url)) return answer
      const next = new URL(location, url)
      const place = next.origin === url.origin ? next.pathname : `${next.origin}${next.pathname}`
      const losesBody = method === 'POST' && response.status <= 303
      const detail = `${response.status} leads to ${place}${losesBody ? ', and a browser turns the POST into a GET' : ''}`
      if (next.origin !== url.origin || hops === maxRedirects) {
        findings.push({ grade: 'breaks', pointer: '#/status', detail: `${detail}, where the wizard cannot follow` })
        return answer
      }
      findings.push({ grade: 'tolerated', pointer: '#/status', detail: `${detail}; a browser follows` })
      url = next
      if (losesBody) {
        method = 'GET'
        body = undefined
      }
    }
  }

  /** A browser names the page with every call to another origin; the proxy of `--target` names the API itself where the browser does. */
  function originHeaders(method: string): Record<string, string> {
    if (pageOrigin !== undefined) return { origin: pageOrigin, referer: `${pageOrigin}/` }
    return method === 'POST' ? { origin: target } : {}
  }

  async function preflight({ url, method }: ExampleRequest): Promise<Answer | NoAnswer> {
    const signal = AbortSignal.timeout(usualTimeoutMs)
    try {
      // Without cookies and without a gateway's key: a browser sends neither.
      const response = await fetch(new URL(url, target), {
        method: 'OPTIONS',
        headers: {
          origin: pageOrigin ?? target,
          'access-control-request-method': method,
          'access-control-request-headers': requestHeaders.join(','),
        },
        redirect: 'manual',
        signal,
      })
      return { status: response.status, headers: response.headers, text: await response.text(), findings: [] }
    } catch (error) {
      return describeError(error, signal)
    }
  }

  return { send, preflight }
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Whether nothing listens there, so that asking again is of no use. */
export function isUnreachable({ code }: NoAnswer): boolean {
  return code !== undefined && (unreachable.has(code) || /CERT|LEAF_SIGNATURE/.test(code) || code.startsWith('ERR_TLS'))
}

function withFinding(answer: Answer, pointer: string, detail: string): Answer {
  return { ...answer, findings: [...answer.findings, { grade: 'tolerated', pointer, detail }] }
}

function retryAfter({ status, headers }: Answer): number | undefined {
  const seconds = headers.get('retry-after')
  const isAsked = (status === 429 || status === 503) && seconds !== null && /^\d+$/.test(seconds)
  return isAsked ? Number(seconds) : undefined
}

function describeError(error: unknown, signal: AbortSignal): NoAnswer {
  if (signal.aborted) return { reason: 'no complete answer within the time that the wizard waits', code: 'TIMEOUT' }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  const reason = code ?? (cause instanceof Error ? cause.message : String(cause))
  // Node has its own list of authorities.
  const isUntrusted = code !== undefined && /SELF_SIGNED|ISSUER|LEAF_SIGNATURE/.test(code)
  return { reason: isUntrusted ? `${reason}; NODE_EXTRA_CA_CERTS names a file with a private authority` : reason, code }
}
