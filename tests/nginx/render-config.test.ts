import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderHeaders, renderTemplate, templateValues } from '../../web/nginx/render-config.ts'
import { parseServerSettings } from '../../web/nginx/server-settings.ts'

const production = { ALTA_ENVIRONMENT: 'contratar', API_UPSTREAM: 'https://api.claravia.example' }
const template = (name: string) => readFileSync(new URL(`../../web/nginx/${name}`, import.meta.url), 'utf8')
const filled = (environment: NodeJS.ProcessEnv) => {
  const values = templateValues(parseServerSettings(environment), { dist: '/srv/dist', run: '/run/alta' })
  return renderTemplate(template('nginx.conf'), values) + renderTemplate(template('proxy.conf'), values)
}

describe("nginx's configuration", () => {
  test('passes the API on to where the environment says, over TLS with its own name', () => {
    const conf = filled(production)
    expect(conf).toContain('server api.claravia.example:443;')
    expect(conf).toContain('proxy_pass https://api;')
    expect(conf).toContain('proxy_set_header Host api.claravia.example;')
  })

  test('plays no outside party where customers are', () => {
    expect(filled(production)).not.toContain('__mock')
    expect(filled({})).toContain('__mock')
  })

  test('believes only trusted proxies about where a request comes from', () => {
    expect(filled({})).not.toContain('set_real_ip_from')
    expect(filled({ TRUSTED_PROXIES: '10.0.0.0/8, fd00::/8' })).toMatch(
      /from 10\.0\.0\.0\/8;\s+set_real_ip_from fd00::\/8;/,
    )
  })

  test('speaks HTTP/2 where it has a certificate', () => {
    const conf = filled({ ...production, WEB_PORT: '8443', TLS_CERTIFICATE: '/tls/cert.pem', TLS_KEY: '/tls/key.pem' })
    expect(conf).toContain('listen 8443 ssl http2;')
    expect(conf).toContain('ssl_certificate_key /tls/key.pem;')
  })

  test('leaves no place open, and no header that means something else to nginx', () => {
    expect(filled({})).not.toMatch(/@[A-Z_]+@/)
    expect(() => renderTemplate('listen @PORT@;', {})).toThrow('@PORT@')
    expect(() => renderHeaders({ 'X-A': 'a"; evil' })).toThrow('X-A cannot be written')
  })
})

describe('the settings of the server', () => {
  test.each([
    [{ ALTA_ENVIRONMENT: 'contratar' }, 'API_UPSTREAM must be the origin of the API'],
    [{ API_UPSTREAM: 'https://api.example/path' }, 'API_UPSTREAM must be'],
    [{ API_UPSTREAM: 'api.example' }, 'API_UPSTREAM must be'],
    [{ WEB_PORT: 'eighty' }, 'WEB_PORT must be a port'],
    [{ API_REQUESTS_PER_SECOND: '0' }, 'API_REQUESTS_PER_SECOND must be a whole number above 0; it is "0".'],
    [{ API_BURST: 'many' }, 'API_BURST must be'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8; evil' }, 'TRUSTED_PROXIES must be'],
    [{ TLS_CERTIFICATE: '/tls/cert.pem' }, 'TLS_CERTIFICATE and TLS_KEY belong together'],
    [{ ACCESS_LOG: '/tmp/x; evil' }, 'ACCESS_LOG must be the path of a file'],
  ])('%j are refused by name', (environment, sentence) => {
    expect(() => parseServerSettings(environment)).toThrow(sentence)
  })
})
