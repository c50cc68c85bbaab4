import { expect, test } from 'vitest'
import { renderConfiguration, renderHeaders } from '../../web/nginx/render.ts'
import { parseServerSettings, serverVariables } from '../../web/nginx/settings.ts'
import { insertRuntimeConfig } from '../../web/server/pages.ts'
import { pageVariables, parseRuntimeConfig } from '../../web/server/runtime-config.ts'
import { inlineHashes, securityHeaders } from '../../web/server/security-headers.ts'

/** The two variables of the guide. */
const production: NodeJS.ProcessEnv = { ALTA_ENVIRONMENT: 'contratar', API_UPSTREAM: 'https://api.retailer.example' }

const google = { GOOGLE_CLIENT_ID: 'c' }
const reviews = { REVIEW_BUSINESS_UNIT: 'b', REVIEW_TEMPLATE: 't', REVIEW_PROFILE_URL: 'https://reviews.example/us' }
const tags = { TAG_MANAGER_URL: 'https://tags.example/t.js' }
const translation = { TRANSLATION_URL: 'https://texts.example/api', TRANSLATION_API_KEY: 'k' }

const count = ['many', '-1', '1.5', '1e999', '0']
const port = ['0', '65536', 'eighty', '80;', '0x50', ' 80']
const id = ['a b', '"><script>']
const path = ['/a; evil', '/a\nb', 'C:\\key', '/a"b', '/$a']
const paths = ['API_CA', 'API_CLIENT_CERTIFICATE', 'TLS_CERTIFICATE', 'TLS_KEY', 'RUN_DIR', 'NGINX_PATH', 'DIST_DIR']
const address = [
  'nowhere',
  '//evil.example',
  'javascript:alert(1)',
  'http://plain.example/',
  'https://me:pw@a.example/',
]
const addresses =
  'TRANSLATION_URL GOOGLE_USER_INFO_URL CHATBOT_URL REVIEW_WIDGET_URL MARKETING_ROOT TAG_MANAGER_URL TELEMETRY_URL'

/** Values that must be refused, by variable: a new variable without a row fails. Nothing is wrong with any text for those with none. */
const wrong: Record<string, string[]> = {
  ...Object.fromEntries(paths.map(name => [name, path])),
  ...Object.fromEntries(addresses.split(' ').map(name => [name, address])),
  ALTA_ENVIRONMENT: ['production', 'DEV', ' contrata', ''],
  API_UPSTREAM: ['', 'api.example', 'https://a.example/x', 'http://a.example', 'https://192.0.2.7', 'https://a:99999'],
  API_KEY_HEADER: [...path, '/nowhere', '/etc', '/etc/passwd'],
  API_PLAINTEXT: ['true', 'yes'],
  RESOLVER: ['dns.example', '10.0.0.10; evil', '::1'],
  API_REQUESTS_PER_SECOND: count,
  TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/8; evil', 'fe80::1%eth0', '10.0.0.0/'],
  PROXY_PROTOCOL: ['yes', 'v2'],
  WEB_PORT: port,
  MAINTENANCE_MINUTES: [...count, 'yes'],
  MOCK_SERVER: ['mock', 'http://mock/path'],
  MOCK_PORT: port,
  API_ORIGIN: ['api.example', 'https://api.example/', 'https://api.example/api', 'http://api.example'],
  TRANSLATION_API_KEY: [''],
  GOOGLE_CLIENT_ID: [],
  GOOGLE_SCRIPT_URL: [...address, 'https://accounts.example/$x'],
  REVIEW_PROFILE_URL: [...address, ''],
  REVIEW_BUSINESS_UNIT: [...id, ''],
  REVIEW_TEMPLATE: [...id, ''],
  REVIEW_TOKEN: id,
  TAG_MANAGER_ORIGINS: ['tags.example', 'https://tags.example/path', 'http://tags.example'],
  REPORT_URL: [...address, "https://reports.example/'", 'https://reports.example/é'],
  IDLE_MINUTES: ['4', '1441', 'soon', '5.5'],
  CONSENT_EVIDENCE: ['no', 'ON'],
  SWITCHED_OFF: ['chatbot', 'campaign;invoice'],
}

/** With all parties, so that each variable counts. */
const withValue = (name: string, value: string): NodeJS.ProcessEnv => ({
  ...(name.startsWith('MOCK') ? { ALTA_ENVIRONMENT: 'dev' } : production),
  ...{ ...google, ...reviews, ...tags, ...translation, [name]: value },
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

test('every variable has a row here', () => {
  expect([...serverVariables, ...pageVariables].sort()).toEqual(Object.keys(wrong).sort())
})

test.each(Object.keys(wrong))('a wrong %s is refused with its name, the value and what is valid', name => {
  for (const value of wrong[name] ?? []) {
    expect(() => written(withValue(name, value))).toThrow(new RegExp(`\\b${name}\\b.* must `))
    expect(() => written(withValue(name, value))).toThrow(value.trim().slice(0, 12))
  }
})

test('the two variables of the guide start the product, without any outside party', () => {
  const { page, headers } = written(production)
  expect(page).toContain('{"environment":"contratar","apiOrigin":"","marketingRoot":"https://www.claravia.example/"}')
  expect(headers.match(/https:\/\/[^ ;]+/g)).toEqual(['https://www.claravia.example'])
})

const hostile = [
  ...[';evil', '";} evil {', "';} evil;", '$evil', '\n evil;', '</script>evil', '@evil@'],
  'x'.repeat(40_000),
]
/** Addresses and lists whose beginning is good. */
const beginnings = ['', 'https://x.example/', '/x', '10.0.0.1 ', 'https://x.example ', '1']
test.each(Object.keys(wrong))('%s reaches neither nginx nor a header nor the page with what ends its place', name => {
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

test.each([
  [
    google,
    'connect-src https://accounts.google.com/gsi/',
    'connect-src https://www.googleapis.com',
    'frame-src https://accounts.google.com/gsi/',
    'script-src https://accounts.google.com/gsi/client',
  ],
  [{ CHATBOT_URL: 'https://chat.example/x' }, 'frame-src https://chat.example'],
  [tags, ...['connect-src', 'img-src', 'script-src'].map(each => `${each} https://tags.example`)],
  [{ TELEMETRY_URL: 'https://telemetry.example/x' }, 'connect-src https://telemetry.example'],
  [{ API_ORIGIN: 'https://calls.example' }, 'connect-src https://calls.example'],
  [reviews],
])('%j opens the policy for that party, and nothing else', (party, ...opened) => {
  const sourcesOf = (environment: NodeJS.ProcessEnv) =>
    (/Content-Security-Policy "(.*?)"/.exec(written(environment).headers)?.[1] ?? '')
      .split('; ')
      .map(each => each.split(' '))
      .flatMap(([directive, ...sources]) => sources.map(source => `${directive} ${source}`))
  const before = sourcesOf(production)
  const added = sourcesOf({ ...production, ...(party as NodeJS.ProcessEnv) }).filter(each => !before.includes(each))
  expect(added.sort()).toEqual(opened)
})
