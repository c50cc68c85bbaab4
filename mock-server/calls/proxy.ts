import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'

/** A response of the real API: parsed for validation, and as it came for the caller. */
export interface ProxiedResponse {
  status: number
  body: unknown
  raw: { headers: Record<string, string | string[]>; text: string }
}

/** Sends a call to the real API. Rejects when it does not answer. */
export type CallProxy = (
  operation: ContractOperation,
  parts: RequestParts,
  stopping: AbortSignal,
) => Promise<ProxiedResponse>

// Not forwarded: headers of the connection with this server, and those that choose scenarios and sessions.
const skippedRequestHeaders =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|expect|te|upgrade|x-mock-.*|cookie)$/
const skippedCookies = /^mock-/
// Not returned: headers of the connection with the real API, and those that hold for its own origin only.
const skippedResponseHeaders =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|alt-svc|set-cookie|access-control-.*)$/
const timeoutMs = 100_000

/** Creates a proxy to the API at this origin. */
export function createProxy(target: string): CallProxy {
  return async (operation, { query, path, header, cookie, body }, stopping) => {
    const response = await fetch(createUrl(operation, target, query, path), {
      method: operation.method,
      headers: toRequestHeaders(header, cookie),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    }).catch(error => {
      throw new Error(`${target} does not answer (${error.cause?.code ?? error.message})`)
    })
    const text = await response.text()
    return {
      status: response.status,
      body: parseBody(text),
      raw: { headers: toResponseHeaders(response.headers), text },
    }
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

function toRequestHeaders(header: unknown, cookie: unknown): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(header as Record<string, string | string[] | undefined>)) {
    if (value !== undefined && !skippedRequestHeaders.test(name)) headers.set(name, String(value))
  }
  const cookies = Object.entries(cookie as Record<string, string>).filter(([name]) => !skippedCookies.test(name))
  if (cookies.length > 0) headers.set('cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; '))
  return headers
}

/** Without the domain of cookies: a browser rejects a cookie that names another domain than this server's. */
function toResponseHeaders(headers: Headers): Record<string, string | string[]> {
  const cookies = headers.getSetCookie().map(each => each.replace(/;\s*domain=[^;]*/i, ''))
  return {
    'content-type': 'application/octet-stream',
    ...Object.fromEntries([...headers].filter(([name]) => !skippedResponseHeaders.test(name))),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  }
}

function parseBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

const ownHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Parses `--target`: an origin such as `https://staging.example`. Throws an Error that explains what is wrong. `ownPort`: the
 * port of this server, because a proxy to itself would never end.
 */
export function parseTarget(text: string, ownPort?: number): string {
  const isOrigin = URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text.replace(/\/$/, '')
  if (!isOrigin) throw new Error(`--target must be an origin such as https://staging.example; it is "${text}".`)
  const { origin, hostname, port } = new URL(text)
  if (ownHosts.includes(hostname) && port === String(ownPort))
    throw new Error(
      `--target ${origin} is this server itself. Another port for this one: MOCK_PORT=${Number(port) + 1}`,
    )
  return origin
}
