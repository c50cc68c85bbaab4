import type { ContractOperation } from '#mock/contract/contract.ts'
import type { RequestParts } from '#mock/contract/validator.ts'

/** An answer of the real API: read, to be judged, and as it came, to be sent on. */
export interface PassedOn {
  status: number
  body: unknown
  raw: { headers: Record<string, string | string[]>; text: string }
}

/** Asks the real API instead of this server's own operation. */
export type PassOn = (operation: ContractOperation, parts: RequestParts, stopping: AbortSignal) => Promise<PassedOn>

// What belongs to the connection with this server is not passed on, nor is what chooses scenarios and sessions here.
const ownHeaders =
  /^(host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|expect|te|upgrade|x-mock-.*|cookie)$/
const ownCookies = /^mock-/
// And of an answer what belongs to the connection with the real API, or to the page it would be read by.
const theirHeaders =
  /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|alt-svc|set-cookie|access-control-.*)$/
const patienceMs = 100_000

/** Passes calls on to the API at this origin. */
export function passOnTo(target: string): PassOn {
  return async (operation, { query, path, header, cookie, body }, stopping) => {
    const answer = await fetch(addressOf(operation, target, query, path), {
      method: operation.method,
      headers: headersFrom(header, cookie),
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(patienceMs)]),
    }).catch(error => {
      throw new Error(`${target} does not answer (${error.cause?.code ?? error.message})`)
    })
    const text = await answer.text()
    return { status: answer.status, body: read(text), raw: { headers: answerHeaders(answer), text } }
  }
}

function addressOf({ url }: ContractOperation, target: string, query: unknown, path: unknown): URL {
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

function headersFrom(header: unknown, cookie: unknown): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(header as Record<string, string | string[] | undefined>)) {
    if (value !== undefined && !ownHeaders.test(name)) headers.set(name, String(value))
  }
  const cookies = Object.entries(cookie as Record<string, string>).filter(([name]) => !ownCookies.test(name))
  if (cookies.length > 0) headers.set('cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; '))
  return headers
}

/** Cookies are set for this site: one that names the real one would be refused here. */
function answerHeaders({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie().map(each => each.replace(/;\s*domain=[^;]*/i, ''))
  return {
    'content-type': 'application/octet-stream',
    ...Object.fromEntries([...headers].filter(([name]) => !theirHeaders.test(name))),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
  }
}

function read(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
