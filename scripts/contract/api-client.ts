import { setTimeout as wait } from 'node:timers/promises'
import { explainFailure } from '#mock/real-api/target.ts'
import { requestHeaders } from './grade-cors.ts'
import { readerOf } from './grade-response.ts'
import type { Finding } from './report.ts'
import type { Probe } from './requests.ts'

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

const usualTimeoutMs = 20_000
const maxWaitSeconds = 10
const redirects = new Set([301, 302, 303, 307, 308])

/** Sends a request as a browser would, and again after Retry-After. Resolves to a sentence where no response came. */
export async function send(probe: Probe, settings: ClientSettings): Promise<Answer | string> {
  const first = await sendOnce(probe, settings)
  if (typeof first === 'string') return first
  const seconds = first.status === 429 || first.status === 503 ? Number(first.headers.get('retry-after')) : 0
  if (!(seconds > 0 && seconds <= maxWaitSeconds)) return first
  await (settings.sleep ?? wait)(seconds * 1000)
  const second = await sendOnce(probe, settings)
  if (typeof second === 'string') return second
  const detail = `was ${first.status} at first, with Retry-After: ${seconds}`
  return { ...second, findings: [...second.findings, { grade: 'tolerated', pointer: '#/status', detail }] }
}

/** Asks as a browser whether the page may send a call: without a gateway's key, because a browser sends none. */
export function preflight({ url, operation }: Probe, target: string, pageOrigin: string): Promise<Answer | string> {
  const headers = {
    origin: pageOrigin,
    'access-control-request-method': operation.method,
    'access-control-request-headers': requestHeaders.join(','),
  }
  return ask(new URL(url, target), { method: 'OPTIONS', headers }, usualTimeoutMs)
}

async function sendOnce(probe: Probe, { target, headers, pageOrigin }: ClientSettings): Promise<Answer | string> {
  const { operation, body } = probe
  const url = new URL(probe.url, target)
  // A browser names the page with every call to another origin, and with each POST.
  const origin = pageOrigin ?? (operation.method === 'POST' ? target : undefined)
  const init: RequestInit = {
    method: operation.method,
    headers: { ...probe.headers, ...(origin && { origin }), ...Object.fromEntries(headers ?? []) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }
  const timeoutMs = readerOf(operation.id)?.timeoutMs ?? usualTimeoutMs
  const answer = await ask(url, init, timeoutMs)
  if (typeof answer === 'string') return answer
  const location = answer.headers.get('location')
  if (location === null || !redirects.has(answer.status) || !URL.canParse(location, url)) return answer
  const next = new URL(location, url)
  const isFollowed = next.origin === url.origin && (operation.method === 'GET' || answer.status >= 307)
  const place = next.origin === url.origin ? next.pathname : `${next.origin}${next.pathname}`
  const findings: Finding[] = [
    {
      grade: isFollowed ? 'tolerated' : 'breaks',
      pointer: '#/status',
      detail: `${answer.status} leads to ${place}${isFollowed ? '; a browser follows' : ', where the wizard cannot follow'}`,
    },
  ]
  const last = isFollowed ? await ask(next, init, timeoutMs) : answer
  return typeof last === 'string' ? last : { ...last, findings }
}

async function ask(url: URL, init: RequestInit, timeoutMs: number): Promise<Answer | string> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal })
    const findings = response.headers.getSetCookie().map(
      (cookie): Finding => ({
        grade: 'undeclared',
        pointer: `#/header/set-cookie/${cookie.split('=', 1)[0]}`,
        detail: 'is set; the contract has no cookie of the API',
      }),
    )
    return { status: response.status, headers: response.headers, text: await response.text(), findings }
  } catch (error) {
    return signal.aborted ? 'no complete answer within the time that the wizard waits' : explainFailure(error)
  }
}
