import { expect, test } from 'vitest'
import { renderConfiguration, renderHeaders } from '../../web/nginx/render.ts'
import { parseServerSettings, serverVariables } from '../../web/nginx/settings.ts'
import { insertRuntimeConfig } from '../../web/server/pages.ts'
import { pageVariables, parseRuntimeConfig } from '../../web/server/runtime-config.ts'
import { inlineHashes, securityHeaders } from '../../web/server/security-headers.ts'

/** The two variables of the guide. */
const production: NodeJS.ProcessEnv = { ALTA_ENVIRONMENT: 'contratar', API_UPSTREAM: 'https://api.retailer.example' }

const parties = {
  GOOGLE_CLIENT_ID: 'c',
  REVIEW_BUSINESS_UNIT: 'b',
  REVIEW_TEMPLATE: 't',
  REVIEW_PROFILE_URL: 'https://reviews.example/us',
  TAG_MANAGER_URL: 'https://tags.example/t.js',
  TRANSLATION_URL: 'https://texts.example/api',
  TRANSLATION_API_KEY: 'k',
}

const count = ['many', '-1', '1.5', '1e999', '0']
const path = ['/a; evil', '/a\nb', 'C:\\key', '/a"b', '/$a']
const address = ['nowhere', '//evil.example', 'javascript:alert(1)', 'http://a.example/', 'https://me:pw@a.example/']
const origin = ['api.example', 'https://a.example/x', 'http://a.example/y']

/** Values that must be refused, by variable: a new variable without a row fails. */
const wrong = new Map<string, string[]>()
for (const [names, values] of [
  ['API_CA API_CLIENT_CERTIFICATE TLS_CERTIFICATE TLS_KEY RUN_DIR NGINX_PATH DIST_DIR', path],
  [
    'TRANSLATION_URL GOOGLE_USER_INFO_URL CHATBOT_URL REVIEW_WIDGET_URL MARKETING_ROOT TELEMETRY_URL TAG_MANAGER_URL',
    address,
  ],
  ['GOOGLE_SCRIPT_URL', [...address, 'https://accounts.example/$x']],
  ['REVIEW_PROFILE_URL', [...address, '']],
  ['REPORT_URL', [...address, "https://reports.example/'", 'https://reports.example/é']],
  ['REVIEW_BUSINESS_UNIT REVIEW_TEMPLATE', ['a b', '']],
  ['REVIEW_TOKEN', ['a b', '"><script>']],
  ['WEB_PORT MOCK_PORT', ['0', '65536', 'eighty', '80;', '0x50', ' 80']],
  ['API_PLAINTEXT PROXY_PROTOCOL CONSENT_EVIDENCE', ['true', 'yes', 'ON']],
  ['API_REQUESTS_PER_SECOND MAINTENANCE_MINUTES', count],
  ['IDLE_MINUTES', [...count, '4', '1441']],
  ['API_UPSTREAM', [...origin, '', 'http://a.example', 'https://192.0.2.7', 'https://a:99999']],
  ['API_ORIGIN', [...origin, 'https://api.example/', 'http://a.example']],
  ['TAG_MANAGER_ORIGINS', [...origin, 'http://a.example']],
  ['MOCK_SERVER', origin],
  ['ALTA_ENVIRONMENT', ['production', 'DEV', ' contrata', '']],
  ['API_KEY_HEADER', [...path, '/nowhere', '/etc', '/etc/passwd']],
  ['RESOLVER', ['dns.example', '10.0.0.10; evil', '::1']],
  ['TRUSTED_PROXIES', ['proxy.example', '10.0.0.0/8; evil', 'fe80::1%eth0', '10.0.0.0/']],
  ['TRANSLATION_API_KEY', ['']],
  ['SWITCHED_OFF', ['chatbot', 'campaign;invoice']],
  // Any text is good.
  ['GOOGLE_CLIENT_ID', []],
] as [string, string[]][])
  for (const name of names.split(' ')) wrong.set(name, values)

/** With all parties, so that each variable counts. */
const withValue = (name: string, value: string): NodeJS.ProcessEnv => ({
  ...(name.startsWith('MOCK') ? { ALTA_ENVIRONMENT: 'dev' } : production),
  ...{ ...parties, [name]: value },
})

/** What is written of the variables: nginx's configuration, the page's headers, and the page. */
function written(environment: NodeJS.ProcessEnv) {
  const [settings, config] = [parseServerSettings(environment), parseRuntimeConfig(environment)]
  const page = '<html><script type="application/json" id="config">{}</script></html>'
  return {
    nginx: renderConfiguration(settings, config, settings.RUN_DIR ?? '/r'),
    headers: renderHeaders(securityHeaders(config, inlineHashes(page))),
    page: insertRuntimeConfig(page, config),
  }
}

const hostile = [';evil', '";} evil {', "';} evil;", '$evil', '\n evil;', '</script>evil', '@evil@', 'x'.repeat(40_000)]
/** Addresses and lists whose beginning is good. */
const beginnings = ['', 'https://x.example/', '/x', '10.0.0.1 ', 'https://x.example ', '1']
test('every variable has a row here', () => {
  expect([...serverVariables, ...pageVariables].sort()).toEqual([...wrong.keys()].sort())
})

test.each([...wrong])('a wrong %s is refused by its name, and none ends its place in a file', (name, values) => {
  for (const value of values) {
    expect(() => written(withValue(name, value))).toThrow(new RegExp(`\\b${name}\\b.* must `))
    expect(() => written(withValue(name, value))).toThrow(value.trim().slice(0, 12))
  }
  for (const value of beginnings.flatMap(beginning => hostile.map(end => beginning + end))) {
    let result: ReturnType<typeof written>
    try {
      result = written(withValue(name, value))
    } catch (error) {
      expect(String(error)).toContain(name.startsWith('TLS_') ? 'TLS_' : name)
      continue
    }
    expect(result.nginx, value).not.toMatch(/[;{}$"']\s*evil/)
    for (const header of result.headers.split('\n'))
      expect(header, value).toMatch(/^$|^add_header [\w-]+ (["'])(?:(?!\1)[^$\\])*\1 always;$/)
    expect(result.headers, value).not.toMatch(/[; ]evil\b/)
    expect(result.page, value).not.toContain('</script>evil')
  }
})
