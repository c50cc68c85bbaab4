import type { HarPair } from '#mock/har/har.ts'
import type { RealApiResponse } from './real-api.ts'

// Not passed on: headers of the connection with the real API, those that hold for its own origin only, and the pseudo-headers of
// HTTP/2 that browsers keep in an HTTP Archive.
const skippedHeaders =
  /^(:.*|connection|keep-alive|transfer-encoding|content-length|content-encoding|strict-transport-security|alt-svc|set-cookie|access-control-.*)$/

/** A response of the API at `origin` as a page on localhost can use it. */
export function toResponse(
  origin: string,
  { status, headers, text }: { status: number; headers: readonly HarPair[]; text: string },
): RealApiResponse {
  const kept: Record<string, string | string[]> = { 'content-type': 'application/octet-stream' }
  for (const { name, value } of headers) {
    const key = name.toLowerCase()
    if (skippedHeaders.test(key)) continue
    kept[key] = key === 'location' ? localLocation(value, origin) : value
  }
  const cookies = headers
    .filter(({ name }) => name.toLowerCase() === 'set-cookie')
    // Browsers join several cookies with line breaks in an HTTP Archive.
    .flatMap(({ value }) => value.split('\n'))
  if (cookies.length > 0) kept['set-cookie'] = cookies.map(localCookie)
  return { status, body: parseBody(text), raw: { headers: kept, text } }
}

/** A redirect within the API leads to the same path of this server. */
function localLocation(location: string, origin: string): string {
  if (!URL.canParse(location, origin)) return location
  const url = new URL(location, origin)
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : location
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

function parseBody(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}
