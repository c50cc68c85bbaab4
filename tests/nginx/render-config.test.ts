import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { renderHeaders, renderTemplate, templateValues } from '../../web/nginx/render-config.ts'
import { parseServerSettings } from '../../web/nginx/server-settings.ts'

const production = { ALTA_ENVIRONMENT: 'contratar', API_UPSTREAM: 'https://api.retailer.example' }
const template = (name: string) => readFileSync(new URL(`../../web/nginx/${name}`, import.meta.url), 'utf8')
const filled = (environment: NodeJS.ProcessEnv) => {
  const folders = {
    dist: '/srv/dist',
    run: '/run/alta',
    generation: '/run/alta/1',
    authorities: '/etc/authorities.pem',
    systemAuthorities: '/etc/ssl/cert.pem',
  }
  const values = templateValues(parseServerSettings(environment), folders)
  return ['nginx.conf', 'proxy.conf', 'api.conf'].map(name => renderTemplate(template(name), values)).join('')
}

describe("nginx's configuration", () => {
  test('passes the API on to where the environment says, over TLS with its own name', () => {
    const conf = filled(production)
    expect(conf).toContain('set $api_address api.retailer.example:443;')
    expect(conf).toContain('proxy_pass https://$api_address;')
    expect(conf).toContain('proxy_ssl_verify on;')
    expect(conf).toContain('proxy_set_header Host api.retailer.example;')
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

  test('waits for each call as long as the contract says, and a little longer §own.86', () => {
    const seconds = (path: string) =>
      new RegExp(`location = /api${path} {[^}]*proxy_read_timeout (\\d+)s`).exec(filled({}))?.[1]
    expect(seconds('/v2/users')).toBe('62')
    expect(seconds('/v3/users/pdf')).toBe('92')
    expect(seconds('/verification/spain/provinces')).toBe('12')
  })

  test('speaks HTTP/2 where it has a certificate', () => {
    const conf = filled({ ...production, WEB_PORT: '8443', TLS_CERTIFICATE: '/tls/cert.pem', TLS_KEY: '/tls/key.pem' })
    expect(conf).toContain('listen 8443 ssl http2;')
    expect(conf).toContain('ssl_certificate_key /tls/key.pem;')
    // Some systems refuse older versions themselves.
    expect(conf).toContain('ssl_protocols TLSv1.2 TLSv1.3;')
  })

  test('leaves no place open, and no header that means something else to nginx', () => {
    expect(filled({})).not.toMatch(/@[A-Z_]+@/)
    expect(filled(production)).not.toMatch(/@[A-Z_]+@/)
    expect(() => renderTemplate('listen @PORT@;', {})).toThrow('@PORT@')
    expect(() => renderHeaders({ 'X-A': `a"'; evil` })).toThrow('X-A cannot be written')
    expect(() => renderHeaders({ 'X-A': '$host' })).toThrow('X-A cannot be written')
    expect(renderHeaders({ NEL: '{"a":1}' })).toBe(`add_header NEL '{"a":1}' always;\n`)
  })
})

describe('the settings of the server', () => {
  test.each([
    [{ ALTA_ENVIRONMENT: 'contratar' }, 'API_UPSTREAM must be the origin of the API'],
    [{ ALTA_ENVIRONMENT: 'dev', API_UPSTREAM: 'https://api.example/path' }, 'API_UPSTREAM must be'],
    [{ ALTA_ENVIRONMENT: 'dev', API_UPSTREAM: 'api.example' }, 'API_UPSTREAM must be'],
    [{ ALTA_ENVIRONMENT: 'dev', API_UPSTREAM: 'https://192.0.2.7' }, 'API_UPSTREAM must name a host'],
    [
      { API_UPSTREAM: 'https://api.example' },
      'ALTA_ENVIRONMENT must be set where API_UPSTREAM names an API: dev, contrata or contratar.',
    ],
    [{ ALTA_ENVIRONMENT: 'production' }, 'ALTA_ENVIRONMENT must be dev, contrata or contratar; it is "production".'],
    [{ ...production, API_UPSTREAM: 'http://api.example' }, 'API_UPSTREAM must begin with https:// outside of dev'],
    [{ ...production, API_CA: '/etc/ca.pem; evil' }, 'API_CA must be the path of a file'],
    [{ RESOLVER: 'dns.example' }, 'RESOLVER must be addresses of name servers such as 10.0.0.10'],
    [{ MOCK_SERVER: 'mock' }, 'MOCK_SERVER must be the origin of the mock server'],
    [{ PUBLIC_HOSTS: 'https://contratar.example' }, 'PUBLIC_HOSTS must be host names such as contratar.example'],
    [{ DRAIN_SECONDS: '-1' }, 'DRAIN_SECONDS must be a whole number, at least 0'],
    [{ WEB_PORT: 'eighty' }, 'WEB_PORT must be a port'],
    [{ API_REQUESTS_PER_SECOND: '0' }, 'API_REQUESTS_PER_SECOND must be a whole number, at least 1; it is "0".'],
    [{ API_BURST: 'many' }, 'API_BURST must be'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8; evil' }, 'TRUSTED_PROXIES must be'],
    [{ TLS_CERTIFICATE: '/tls/cert.pem' }, 'TLS_CERTIFICATE and TLS_KEY belong together'],
    [{ ACCESS_LOG: '/tmp/x; evil' }, 'ACCESS_LOG must be the path of a file'],
  ])('%j are refused by name §own.87', (environment, sentence) => {
    expect(() => parseServerSettings(environment)).toThrow(sentence)
  })

  test('let plain http pass where somebody else encrypts, and to this machine itself', () => {
    const plain = { ...production, API_UPSTREAM: 'http://api.mesh.example' }
    expect(parseServerSettings({ ...plain, API_PLAINTEXT: 'yes' }).api.origin.protocol).toBe('http:')
    expect(parseServerSettings({ API_UPSTREAM: 'http://localhost:4010' }).mock?.origin).toBe('http://localhost:4010')
  })
})
