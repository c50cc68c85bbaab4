import type { HarPair } from '#mock/har/har.ts'

const redirects = new Set([301, 302, 303, 307, 308])
const maxRedirects = 5

interface Request {
  method: string
  headers: Headers
  body: string | undefined
  signal: AbortSignal
}

/**
 * Sends a request and follows redirects within the API, with the cookies that they set: they may lead to a path that only the API knows.
 * One to another origin, such as a login, is for the browser.
 */
export async function followRedirects(url: URL, { method, headers, body, signal }: Request) {
  const cookies: HarPair[] = []
  let request = { method, headers: new Headers(headers), body }
  let address = url
  for (let hops = 0; ; hops += 1) {
    const { method, headers, body } = request
    const response = await fetch(address, { method, headers, ...(body && { body }), redirect: 'manual', signal })
    const { status } = response
    const text = await response.text()
    const location = response.headers.get('location') ?? ''
    const next = redirects.has(status) && URL.canParse(location, address.href) ? new URL(location, address) : undefined
    if (next?.origin !== url.origin || hops === maxRedirects)
      return { status, text, headers: [...toPairs(response.headers), ...cookies] }
    cookies.push(...toPairs(response.headers).filter(({ name }) => name === 'set-cookie'))
    setCookies(request.headers, response.headers.getSetCookie())
    // As browsers do it.
    if (status <= 303 && method === 'POST') request = { method: 'GET', headers: request.headers, body: undefined }
    address = next
  }
}

function setCookies(headers: Headers, lines: readonly string[]): void {
  const pairs = [
    ...(headers.get('cookie')?.split('; ') ?? []),
    ...lines.map(each => each.split(';', 1)[0]?.trim() ?? ''),
  ]
  const byName = new Map(pairs.map(pair => [pair.split('=', 1)[0], pair]))
  if (byName.size > 0) headers.set('cookie', [...byName.values()].join('; '))
}

/** The headers of a message, each cookie on its own. */
export function toPairs(headers: Headers): HarPair[] {
  return [...headers].map(([name, value]) => ({ name, value }))
}
