import { describe, expect, test } from 'vitest'
import { inlineHashes } from '../../web/server/inline-hashes.ts'
import { parseRuntimeConfig } from '../../web/server/runtime-config.ts'
import { securityHeaders } from '../../web/server/security-headers.ts'

const production = {
  ALTA_ENVIRONMENT: 'contratar',
  TRANSLATION_URL: 'https://texts.retailer.example/api',
  TRANSLATION_API_KEY: 'k',
  GOOGLE_CLIENT_ID: 'c',
  GOOGLE_SCRIPT_URL: 'https://accounts.google.example/gsi/client',
  GOOGLE_USER_INFO_URL: 'https://people.google.example/v3/userinfo',
  CHATBOT_URL: 'https://chat.example/frame',
  REVIEW_WIDGET_URL: 'https://reviews.example/widget.js',
  REVIEW_BUSINESS_UNIT: 'b1',
  REVIEW_TEMPLATE: 't1',
  REVIEW_PROFILE_URL: 'https://reviews.example/us',
  MARKETING_ROOT: 'https://www.retailer.example/',
}
const policyIn = (environment: NodeJS.ProcessEnv, page = '') =>
  Object.fromEntries(
    (securityHeaders(parseRuntimeConfig(environment), inlineHashes(page))['Content-Security-Policy'] ?? '')
      .split('; ')
      .map(directive => [directive.split(' ')[0], directive.split(' ').slice(1)]),
  )

describe('the content security policy', () => {
  test('knows the outside parties of the configuration, each for its own purpose', () => {
    const policy = policyIn({ ...production, API_ORIGIN: 'https://api.retailer.example' })
    const self = "'self'"
    // The reviews run in a frame with a policy of its own.
    expect(policy['script-src']).toEqual(["'wasm-unsafe-eval'", self, 'https://accounts.google.example/gsi/client'])
    expect(policy['connect-src']).toEqual([
      self,
      'https://api.retailer.example',
      'https://texts.retailer.example',
      'https://people.google.example',
      'https://accounts.google.example/gsi/',
    ])
    expect(policy['frame-src']).toEqual([
      self,
      'https://chat.example',
      'https://www.retailer.example',
      'https://accounts.google.example/gsi/',
    ])
  })

  test('admits the script of the sign-in by its path, whatever that path holds §own.285', () => {
    const policy = policyIn({
      ...production,
      GOOGLE_SCRIPT_URL: 'https://accounts.example/a;b,c/client?x=1; img-src *',
    })
    expect(policy['script-src']).toContain('https://accounts.example/a%3Bb%2Cc/client')
    expect(policy['frame-src']).toContain('https://accounts.example/a%3Bb%2Cc/')
    expect(policy['script-src']).not.toContain('https://accounts.example')
    expect(policy['img-src']).not.toContain('*')
  })

  test('opens for a tag manager what its operator names, and nothing more §own.97', () => {
    const tags = { TAG_MANAGER_URL: 'https://tags.example/m.js?id=1', TAG_MANAGER_ORIGINS: 'https://count.example' }
    const policy = policyIn({ ...production, ...tags })
    for (const directive of ['script-src', 'connect-src', 'img-src']) {
      expect(policy[directive]).toEqual(expect.arrayContaining(['https://tags.example', 'https://count.example']))
      expect(policyIn(production)[directive]?.join(' ')).not.toMatch(/tags\.|\/count\./)
    }
    expect(policy['frame-src']?.join(' ')).not.toMatch(/tags\.|\/count\./)
    expect(() => policyIn({ ...production, ...tags, TAG_MANAGER_ORIGINS: 'https://a.example *' })).toThrow(
      'TAG_MANAGER_ORIGINS: must be origins such as https://tags.example',
    )
    expect(() => policyIn({ ...production, TAG_MANAGER_ORIGINS: 'https://a.example' })).toThrow(
      'TAG_MANAGER_URL: is missing',
    )
  })

  test('tells the browser where to report, where the operator says so §own.93', () => {
    const headers = securityHeaders(
      parseRuntimeConfig({ ...production, REPORT_URL: 'https://reports.example/x' }),
      inlineHashes(''),
    )
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\/x; report-to operator$/,
    )
    expect(headers['Reporting-Endpoints']).toBe('operator="https://reports.example/x"')
    expect(JSON.parse(headers.NEL ?? '')).toMatchObject({ report_to: 'operator' })
    expect(Object.keys(securityHeaders(parseRuntimeConfig(production), inlineHashes('')))).not.toContain('NEL')
  })

  test('knows nobody but ourselves for local work', () => {
    const policy = policyIn({})
    expect([policy['script-src'], policy['connect-src'], policy['frame-src']].flat().join(' ')).not.toContain('http')
  })

  test('allows what stands inline in the page by its hash; data and linked scripts need none', () => {
    const page = `<style>a{}</style><script>f()</script>
      <script type="application/json" id="config">{}</script><script type="module" src="/a.js"></script>`
    const policy = policyIn({}, page)
    expect(policy['style-src']).toEqual(["'self'", "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='"])
    expect(policy['script-src']).toHaveLength(3)
    expect(policy['script-src']?.[2]).toMatch(/^'sha256-.{43}='$/)
  })
})
