import { expect, test } from 'vitest'
import { createBrowserCookies } from '../../../scripts/contract/browser-cookies.ts'
import { gradeCors, gradePreflight } from '../../../scripts/contract/grade-cors.ts'

const page = 'https://contrata.retailer.example'

const goodPreflight = {
  'access-control-allow-origin': page,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': 'Content-Type, X-Registration-Id',
  'access-control-max-age': '7200',
  vary: 'Origin, Accept-Encoding',
}

function preflight(changes: Record<string, string | undefined>, status = 204): string[] {
  const headers = Object.entries({ ...goodPreflight, ...changes }).filter(
    (pair): pair is [string, string] => pair[1] !== undefined,
  )
  return gradePreflight({ status, headers: new Headers(headers) }, page).map(
    ({ grade, pointer }) => `${grade} ${pointer.replace('#/preflight/', '')}`,
  )
}

test('the preflight of the contract has no findings', () => {
  expect(preflight({})).toEqual([])
})

test.each([
  ['names another origin', { 'access-control-allow-origin': 'https://other.example' }, 'access-control-allow-origin'],
  ['allows any origin', { 'access-control-allow-origin': '*' }, 'access-control-allow-origin'],
  ['allows none', { 'access-control-allow-origin': undefined }, 'access-control-allow-origin'],
  ['forbids cookies', { 'access-control-allow-credentials': undefined }, 'access-control-allow-credentials'],
  ['lacks the id’s header', { 'access-control-allow-headers': 'content-type' }, 'access-control-allow-headers'],
  ['allows any header', { 'access-control-allow-headers': '*' }, 'access-control-allow-headers'],
])('a browser sends no call where the preflight %s', (_what, changes, name) => {
  expect(preflight(changes)).toEqual([`breaks ${name}`])
})

test('a preflight that is redirected or refused lets no call through', () => {
  expect(preflight({}, 302)).toEqual(['breaks status'])
  expect(preflight({}, 401)).toEqual(['breaks status'])
  expect(preflight({}, 200)).toEqual([])
})

test('a preflight that is asked for each time, or may be cached for another page, is tolerated', () => {
  expect(preflight({ 'access-control-max-age': undefined, vary: undefined })).toEqual([
    'tolerated vary',
    'tolerated access-control-max-age',
  ])
})

test('a success that a page may not read breaks the wizard; a failure it may not read is a failure all the same', () => {
  const grade = (isNeeded: boolean) =>
    gradeCors({ status: 500, headers: new Headers() }, page, isNeeded).map(each => each.grade)
  expect(grade(true)).toEqual(['breaks', 'breaks'])
  expect(grade(false)).toEqual(['tolerated', 'tolerated'])
})

test('Retry-After that the page cannot read is told', () => {
  const headers = new Headers({ ...goodPreflight, 'retry-after': '7' })
  expect(gradeCors({ status: 429, headers }, page, false)).toMatchObject([
    { grade: 'tolerated', pointer: '#/header/access-control-expose-headers' },
  ])
  headers.set('access-control-expose-headers', 'Retry-After')
  expect(gradeCors({ status: 429, headers }, page, false)).toEqual([])
})

async function cookies(line: string, address: string, pageOrigin: string | undefined = page) {
  const url = new URL(address)
  const browser = createBrowserCookies(pageOrigin)
  const findings = await browser.receive(url, new Headers([['set-cookie', line]]))
  const obstacle = findings.find(({ grade }) => grade === 'tolerated')?.detail
  return { sentBack: await browser.header(url), obstacle }
}

const api = 'https://api.other.example/api/v2/users'
const sister = 'https://api.retailer.example/api/v2/users'

test.each([
  ['SameSite=None; Secure, from another site', 'a=1; SameSite=None; Secure', api],
  ['any SameSite, from the same site', 'a=1; SameSite=Strict', sister],
  ['no SameSite, from the same site', 'a=1; Path=/api', sister],
  [
    'Secure, from this machine',
    'a=1; SameSite=None; Secure',
    'http://localhost:4010/api/v2/users',
    'http://localhost:5173',
  ],
])('a browser keeps and sends a cookie with %s', async (_what, line, address, pageOrigin?: string) => {
  expect(await cookies(line, address, pageOrigin)).toEqual({ sentBack: 'a=1', obstacle: undefined })
})

test.each([
  ['no SameSite, from another site', 'a=1', api, 'lacks SameSite=None'],
  ['SameSite=Lax, from another site', 'a=1; SameSite=Lax; Secure', api, 'SameSite=lax'],
  ['SameSite=None without Secure', 'a=1; SameSite=None', sister, 'SameSite=None needs Secure'],
  ['Secure, over http', 'a=1; Secure', 'http://api.retailer.example/api', 'it is Secure, and the API is on http'],
  ['a domain that is another one', 'a=1; Domain=other.example', sister, 'its domain or path is another one'],
])('a browser does not keep a cookie with %s', async (_what, line, address, reason) => {
  const { sentBack, obstacle } = await cookies(line, address)
  expect(sentBack).toBeUndefined()
  expect(obstacle).toContain(reason)
})

test('com.es is no site: two companies there are strangers', async () => {
  const other = await cookies('a=1; SameSite=Lax', 'https://api.luz.com.es/api', 'https://alta.sol.com.es')
  expect(other.obstacle).toContain('another site')
  const same = await cookies('a=1; SameSite=Lax', 'https://api.sol.com.es/api', 'https://alta.sol.com.es')
  expect(same.sentBack).toBe('a=1')
})

test('behind a proxy on the page’s own origin every cookie is kept, whatever its domain', async () => {
  const headers = new Headers([['set-cookie', 'a=1; Secure; Domain=other.example; SameSite=None']])
  const browser = createBrowserCookies(undefined)
  const url = new URL('http://staging.example/api')
  const findings = await browser.receive(url, headers)
  expect(findings).toMatchObject([{ grade: 'undeclared', pointer: '#/header/set-cookie/a' }])
  expect(await browser.header(url)).toBe('a=1')
})
