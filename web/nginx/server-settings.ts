import { portFrom } from '../../scripts/start/ports.ts'

/** What the operator decides about the server itself, checked. */
export interface ServerSettings {
  port: number
  /** Where `/api` is passed to. */
  api: URL
  /** Whether the API's stand-in also plays the outside parties under `/__mock/`. */
  isLocal: boolean
  requestsPerSecond: number
  burst: number
  /** Addresses or networks whose `X-Forwarded-For` is believed. */
  trustedProxies: string[]
  /** Files of a certificate and its key; without them something in front of this server ends TLS. */
  tls?: { certificate: string; key: string }
  accessLog: string
}

/** Reads the settings from the environment. Throws an Error that names the variable that is missing or malformed. */
export function serverSettingsFrom(environment: NodeJS.ProcessEnv): ServerSettings {
  const isLocal = (environment.ALTA_ENVIRONMENT || 'dev') === 'dev'
  const { TLS_CERTIFICATE: certificate, TLS_KEY: key } = environment
  if (Boolean(certificate) !== Boolean(key))
    throw new Error('TLS_CERTIFICATE and TLS_KEY belong together; one is missing.')
  return {
    port: portFrom('WEB_PORT', 8080, environment),
    api: apiFrom(environment, isLocal),
    isLocal,
    requestsPerSecond: countFrom(environment, 'API_REQUESTS_PER_SECOND', 10),
    burst: countFrom(environment, 'API_BURST', 40),
    trustedProxies: proxiesFrom(environment),
    accessLog: harmless('ACCESS_LOG', environment.ACCESS_LOG || '/dev/stdout'),
    ...(certificate &&
      key && { tls: { certificate: harmless('TLS_CERTIFICATE', certificate), key: harmless('TLS_KEY', key) } }),
  }
}

function apiFrom({ API_UPSTREAM, MOCK_PORT }: NodeJS.ProcessEnv, isLocal: boolean): URL {
  const text = API_UPSTREAM || (isLocal ? `http://localhost:${MOCK_PORT || 4010}` : '')
  const api = URL.parse(text)
  if (api && /^https?:$/.test(api.protocol) && (text === api.origin || text === `${api.origin}/`)) return api
  throw new Error(`API_UPSTREAM must be the origin of the API, such as https://api.example; it is "${text}".`)
}

function countFrom(environment: NodeJS.ProcessEnv, variable: string, otherwise: number): number {
  const text = environment[variable] || String(otherwise)
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`${variable} must be a whole number above 0; it is "${text}".`)
}

function proxiesFrom({ TRUSTED_PROXIES }: NodeJS.ProcessEnv): string[] {
  const proxies = (TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter(Boolean)
  const odd = proxies.find(proxy => !/^[\da-f.:]+(\/\d{1,3})?$/i.test(proxy))
  if (odd === undefined) return proxies
  throw new Error(`TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8; one of them is "${odd}".`)
}

/** A file's name that cannot end the line of the configuration it stands in. */
function harmless(variable: string, file: string): string {
  if (/^[\w./-]+$/.test(file)) return file
  throw new Error(`${variable} must be the path of a file; it is "${file}".`)
}
