import { readPort } from '../server/read-port.ts'

/** The operator's settings for the server itself, validated. */
export interface ServerSettings {
  port: number
  /** The origin that `/api` is proxied to. */
  api: URL
  /** Whether the mock server also plays the outside parties under `/__mock/`. */
  isLocal: boolean
  requestsPerSecond: number
  burst: number
  /** Addresses or networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  /** Paths of a certificate and its key. Without them a proxy in front of this server terminates TLS. */
  tls?: { certificate: string; key: string }
  accessLog: string
}

/** Reads the settings from the environment. Throws an Error that names the variable that is missing or malformed. */
export function parseServerSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const isLocal = (environment.ALTA_ENVIRONMENT || 'dev') === 'dev'
  const { TLS_CERTIFICATE: certificate, TLS_KEY: key } = environment
  if (Boolean(certificate) !== Boolean(key))
    throw new Error('TLS_CERTIFICATE and TLS_KEY belong together; one is missing.')
  return {
    port: readPort('WEB_PORT', 8080, environment),
    api: parseApiOrigin(environment, isLocal),
    isLocal,
    requestsPerSecond: parseCount(environment, 'API_REQUESTS_PER_SECOND', 10),
    burst: parseCount(environment, 'API_BURST', 40),
    trustedProxies: parseProxies(environment),
    accessLog: parseFilePath('ACCESS_LOG', environment.ACCESS_LOG || '/dev/stdout'),
    ...(certificate &&
      key && {
        tls: { certificate: parseFilePath('TLS_CERTIFICATE', certificate), key: parseFilePath('TLS_KEY', key) },
      }),
  }
}

function parseApiOrigin({ API_UPSTREAM, MOCK_PORT }: NodeJS.ProcessEnv, isLocal: boolean): URL {
  const text = API_UPSTREAM || (isLocal ? `http://localhost:${MOCK_PORT || 4010}` : '')
  const api = URL.parse(text)
  if (api && /^https?:$/.test(api.protocol) && (text === api.origin || text === `${api.origin}/`)) return api
  throw new Error(`API_UPSTREAM must be the origin of the API, such as https://api.example; it is "${text}".`)
}

function parseCount(environment: NodeJS.ProcessEnv, variable: string, defaultCount: number): number {
  const text = environment[variable] || String(defaultCount)
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`${variable} must be a whole number above 0; it is "${text}".`)
}

function parseProxies({ TRUSTED_PROXIES }: NodeJS.ProcessEnv): string[] {
  const proxies = (TRUSTED_PROXIES ?? '').split(/[\s,]+/).filter(Boolean)
  const invalid = proxies.find(proxy => !/^[\da-f.:]+(\/\d{1,3})?$/i.test(proxy))
  if (invalid === undefined) return proxies
  throw new Error(`TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8; one of them is "${invalid}".`)
}

/** A path is written into nginx's configuration, so it may hold no character that ends a directive. */
function parseFilePath(variable: string, file: string): string {
  if (/^[\w./-]+$/.test(file)) return file
  throw new Error(`${variable} must be the path of a file; it is "${file}".`)
}
