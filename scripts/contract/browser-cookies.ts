import { Cookie, CookieJar, getPublicSuffix } from 'tough-cookie'
import type { Finding } from './finding.ts'

/** The cookies that a browser would keep of an API's responses, and send back. */
export interface BrowserCookies {
  /** The header for a request; undefined where there are none. */
  header: (url: URL) => Promise<string | undefined>
  /** Keeps the cookies of a response as a browser would, and says what becomes of each. */
  receive: (url: URL, headers: Headers) => Promise<Finding[]>
}

/**
 * Cookies as a browser keeps them. `pageOrigin`: the origin of the page that calls the API; undefined where a proxy on the page's own
 * origin passes the calls on and adapts the cookies, as `npm start -- --target` does.
 */
export function createBrowserCookies(pageOrigin: string | undefined): BrowserCookies {
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false, looseMode: true })
  return {
    header: async url => (await jar.getCookieString(url.href)) || undefined,
    async receive(url, headers) {
      const findings: Finding[] = []
      for (const line of headers.getSetCookie()) {
        const cookie = Cookie.parse(line, { loose: true })
        if (!cookie) continue
        const pointer = `#/header/set-cookie/${cookie.key}`
        findings.push({ grade: 'undeclared', pointer, detail: 'is set; the contract has no cookie of the API' })
        const obstacle = pageOrigin === undefined ? adapt(cookie) : findObstacle(cookie, url, pageOrigin)
        const isKept = obstacle === undefined && (await keep(cookie, url))
        if (isKept) continue
        const reason = obstacle ?? 'its domain or path is another one'
        findings.push({ grade: 'tolerated', pointer, detail: `is not kept by a browser: ${reason}` })
      }
      return findings
    },
  }

  function keep(cookie: Cookie, url: URL): Promise<boolean> {
    return jar.setCookie(cookie, url.href).then(
      kept => kept !== undefined,
      () => false,
    )
  }
}

/** What the proxy does with a cookie of the API. */
function adapt(cookie: Cookie): undefined {
  cookie.domain = null
  cookie.secure = false
}

function findObstacle({ secure, sameSite }: Cookie, url: URL, pageOrigin: string): string | undefined {
  const isSecureConnection = url.protocol === 'https:' || isLocal(url.hostname)
  if (secure && !isSecureConnection) return 'it is Secure, and the API is on http'
  if (sameSite === 'none' && !secure) return 'SameSite=None needs Secure'
  if (sameSite === 'none' || isSameSite(url, new URL(pageOrigin))) return undefined
  const written = sameSite === undefined ? 'it lacks SameSite=None' : `it is SameSite=${sameSite}`
  return `${written}, and the page is of another site`
}

function isLocal(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}

/** Whether two addresses are of one site: the same scheme and the same registrable domain. */
function isSameSite(one: URL, other: URL): boolean {
  if (one.protocol !== other.protocol) return false
  if (one.hostname === other.hostname) return true
  const [site, otherSite] = [one, other].map(({ hostname }) => getPublicSuffix(hostname, { ignoreError: true }))
  return site !== undefined && site !== null && site === otherSite
}
