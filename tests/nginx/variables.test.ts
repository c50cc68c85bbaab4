import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderHeaders, renderTemplate, templateValues } from '../../web/nginx/render-config.ts'
import { parseServerSettings } from '../../web/nginx/server-settings.ts'
import { inlineHashes } from '../../web/server/inline-hashes.ts'
import { insertRuntimeConfig, parseRuntimeConfig } from '../../web/server/runtime-config.ts'
import { securityHeaders } from '../../web/server/security-headers.ts'

/** An environment that can be used, with every variable that has to be set. */
const production: NodeJS.ProcessEnv = {
  ALTA_ENVIRONMENT: 'contratar',
  API_UPSTREAM: 'https://api.retailer.example',
  TRANSLATION_URL: 'https://texts.retailer.example/api',
  TRANSLATION_API_KEY: 'k',
  GOOGLE_CLIENT_ID: 'c',
  GOOGLE_SCRIPT_URL: 'https://accounts.example/client',
  GOOGLE_USER_INFO_URL: 'https://people.example/me',
  CHATBOT_URL: 'https://chat.example/',
  REVIEW_WIDGET_URL: 'https://reviews.example/widget.js',
  REVIEW_BUSINESS_UNIT: 'a1b2',
  REVIEW_TEMPLATE: 'c3d4',
  REVIEW_PROFILE_URL: 'https://reviews.example/retailer',
  MARKETING_ROOT: 'https://www.retailer.example/',
}

/** What must be set besides for a variable to count. */
const companions: Record<string, NodeJS.ProcessEnv> = {
  TLS_CERTIFICATE: { TLS_KEY: '/tls/key.pem' },
  TLS_KEY: { TLS_CERTIFICATE: '/tls/cert.pem' },
  MOCK_SERVER: { ALTA_ENVIRONMENT: 'dev' },
  MOCK_PORT: { ALTA_ENVIRONMENT: 'dev' },
  TAG_MANAGER_ORIGINS: { TAG_MANAGER_URL: 'https://tags.example/t.js' },
  APP_DEEP_LINK: { APP_STORE_URL: 'https://a.example/', GOOGLE_PLAY_URL: 'https://p.example/' },
  APP_STORE_URL: { APP_DEEP_LINK: 'https://a.example/', GOOGLE_PLAY_URL: 'https://p.example/' },
  GOOGLE_PLAY_URL: { APP_DEEP_LINK: 'https://a.example/', APP_STORE_URL: 'https://p.example/' },
}

const address = ['nowhere', '//evil.example', 'javascript:alert(1)', 'http://plain.example/']
const count = ['many', '-1', '1.5', '1e999']
const path = ['/a; evil', '/a\nb', 'C:\\key']

/** Values that must be refused, by variable: a new variable without a row fails. Nothing is wrong with any text for those with none. */
const wrong: Record<string, string[]> = {
  ALTA_ENVIRONMENT: ['production', 'DEV', ' contrata'],
  API_UPSTREAM: [
    'api.example',
    'https://api.example/path',
    'http://api.example',
    'https://192.0.2.7',
    'ftp://api.example',
  ],
  API_ORIGIN: ['api.example', 'https://api.example/', 'https://api.example/api', 'http://api.example'],
  API_CA: path,
  API_PLAINTEXT: ['true', 'no'],
  RESOLVER: ['dns.example', '10.0.0.10; evil'],
  API_REQUESTS_PER_SECOND: [...count, '0'],
  API_BURST: [...count, '0'],
  TRUSTED_PROXIES: ['proxy.example', '10.0.0.0/8; evil'],
  PUBLIC_HOSTS: ['https://contratar.example', 'Contratar.example', 'a b;'],
  TLS_CERTIFICATE: path,
  TLS_KEY: path,
  ACCESS_LOG: path,
  KEPT_ASSETS: path,
  ASSETS_ORIGIN: ['assets.example', 'https://assets.example/path'],
  METRICS_PORT: ['0', '65536', 'metrics'],
  WEB_PORT: ['0', '65536', 'eighty', '80;'],
  DRAIN_SECONDS: count,
  MAINTENANCE_MINUTES: [...count, '0', 'yes'],
  MOCK_SERVER: ['mock', 'http://mock/path'],
  MOCK_PORT: ['0', 'mock', '65536'],
  TRANSLATION_URL: address,
  TRANSLATION_API_KEY: [],
  GOOGLE_CLIENT_ID: [],
  GOOGLE_SCRIPT_URL: [...address, 'https://accounts.example/$x'],
  GOOGLE_USER_INFO_URL: address,
  CHATBOT_URL: address,
  REVIEW_WIDGET_URL: address,
  REVIEW_PROFILE_URL: address,
  REVIEW_BUSINESS_UNIT: ['a b', '"><script>'],
  REVIEW_TEMPLATE: ['a b', '"><script>'],
  REVIEW_TOKEN: ['a b', '"><script>'],
  MARKETING_ROOT: address,
  APP_DEEP_LINK: address,
  APP_STORE_URL: address,
  GOOGLE_PLAY_URL: address,
  TAG_MANAGER_URL: address,
  TAG_MANAGER_ORIGINS: ['tags.example', 'https://tags.example/path', 'http://tags.example'],
  TELEMETRY_URL: address,
  REPORT_URL: [...address, "https://reports.example/'"],
  IDLE_MINUTES: ['4', '1441', 'soon', '5.5'],
  CONSENT_EVIDENCE: ['no', 'ON'],
  SWITCHED_OFF: ['chatbot', 'campaign;invoice'],
  MAILBOX_URL: address,
}

/** Reads the whole configuration. Throws an Error that names what is wrong. */
function read(environment: NodeJS.ProcessEnv) {
  return { settings: parseServerSettings(environment), config: parseRuntimeConfig(environment) }
}

/** The variables that are read of an environment. */
function variablesOf(environment: NodeJS.ProcessEnv): Set<string> {
  const names = new Set<string>()
  read(
    new Proxy(environment, {
      get(target, name) {
        names.add(String(name))
        return target[String(name)]
      },
    }),
  )
  return names
}

const file = (name: string) => readFileSync(new URL(`../../web/nginx/${name}`, import.meta.url), 'utf8')
const folders = { dist: '/d', run: '/r', generation: '/g', authorities: '/a.pem', systemAuthorities: '/s.pem' }
const page = '<html><script type="application/json" id="config">{}</script></html>'

/** Everything that is made of a configuration: nginx's files, its headers, and the page. */
function written(environment: NodeJS.ProcessEnv) {
  const { settings, config } = read(environment)
  const values = templateValues(settings, folders)
  return {
    nginx: ['nginx.conf', 'proxy.conf', 'api.conf'].map(name => renderTemplate(file(name), values)).join('\n'),
    headers: renderHeaders(securityHeaders(config, inlineHashes(page))),
    page: insertRuntimeConfig(page, config),
  }
}

const with_ = (name: string, value: string) => ({ ...production, ...companions[name], [name]: value })

describe('every variable', () => {
  test('that is read has a row here §own.264', () => {
    // What is read depends on the environment and on what is switched off.
    const names = [production, {}, { ...production, ...companions.TLS_KEY, TLS_KEY: 'k' }].flatMap(each => [
      ...variablesOf(each),
    ])
    expect([...new Set(names)].sort()).toEqual(Object.keys(wrong).sort())
  })

  test.each(Object.entries(wrong).flatMap(([name, values]) => values.map(value => [name, value] as const)))(
    '%s=%j is refused with a sentence that names it and says what is valid §own.264',
    (name, value) => {
      expect(() => read(with_(name, value))).toThrow(new RegExp(`\\b${name}\\b.* (?:must|is missing)`))
    },
  )

  test.each(Object.keys(production))('%s, when it is missing, is named §own.264', name => {
    expect(() => read({ ...production, [name]: undefined })).toThrow(name)
  })

  const hostile = [
    ';evil',
    '";} evil {',
    "';} evil;",
    '$evil',
    '\n evil;',
    '</script>evil',
    '{{evil}}',
    '@evil@',
    `${'x'.repeat(40_000)}`,
  ]
  /** Addresses and lists whose beginning is good. */
  const beginnings = ['', 'https://x.example/', '/x', '10.0.0.1 ', 'https://x.example ', '1']
  test.each(Object.keys(wrong))(
    '%s reaches neither nginx nor a header nor the page with what ends its place §own.264',
    name => {
      let taken = 0
      for (const value of beginnings.flatMap(beginning => hostile.map(end => beginning + end))) {
        let result: ReturnType<typeof written>
        try {
          result = written(with_(name, value))
        } catch (error) {
          expect(String(error)).toContain(name === 'TLS_KEY' || name === 'TLS_CERTIFICATE' ? 'TLS_' : name)
          continue
        }
        taken += 1
        expect(result.nginx, value).not.toContain('evil')
        for (const header of result.headers.split('\n'))
          expect(header, value).toMatch(/^$|^add_header [\w-]+ (["'])(?:(?!\1)[^$\\])*\1 always;$/)
        expect(result.headers, value).not.toMatch(/[; ]evil\b/)
        expect(result.page, value).not.toContain('</script>evil')
      }
      // Any text is a key; of an address, what ends no place is taken.
      if (wrong[name]?.length === 0) expect(taken).toBeGreaterThan(0)
    },
  )
})
