import { environmentName } from '../server/environment-name.ts'
import { readPort } from '../server/read-port.ts'
import { type ApiUpstream, mockOrigin, parseApiUpstream, parseOrigin, parseResolvers } from './api-upstream.ts'
import { parseFilePath } from './file-path.ts'

/** The operator's settings for the server itself, validated. */
export interface ServerSettings {
  port: number
  api: ApiUpstream
  /** The mock server, which plays the outside parties under `/__mock/` in `dev`. */
  mock: URL | undefined
  /** Name servers, as nginx writes addresses. */
  resolvers: string[]
  requestsPerSecond: number
  burst: number
  /** Addresses or networks whose `X-Forwarded-*`, request ids and traces are trusted. */
  trustedProxies: string[]
  /** The host names of this server. One of them is sent to the API as `X-Forwarded-Host`. */
  publicHosts: string[]
  /** Paths of a certificate and its key. Without them a proxy in front of this server terminates TLS. */
  tls?: { certificate: string; key: string }
  accessLog: string
  /** A folder with the assets of earlier releases, in `assets/`. */
  keptAssets: string | undefined
  /** Where assets are that this server has not: a bucket, or the other servers. */
  assetsOrigin: URL | undefined
  /** Where Prometheus reads metrics; nowhere when undefined. */
  metricsPort: number | undefined
  /** Closes the product for maintenance: customers are asked to come back after so many minutes. Undefined: it is open. */
  maintenanceMinutes: number | undefined
  /** How long pages are still served after SIGTERM, while balancers notice. */
  drainSeconds: number
}

/** Reads the settings from the environment. Throws an Error that names the variable that is missing or malformed. */
export function parseServerSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const isLocal = environmentName(environment) === 'dev'
  const { TLS_CERTIFICATE: certificate, TLS_KEY: key } = environment
  if (Boolean(certificate) !== Boolean(key))
    throw new Error('TLS_CERTIFICATE and TLS_KEY belong together; one is missing.')
  return {
    port: readPort('WEB_PORT', 8080, environment),
    api: parseApiUpstream(environment),
    mock: isLocal ? mockOrigin(environment) : undefined,
    resolvers: parseResolvers(environment),
    requestsPerSecond: parseCount(environment, 'API_REQUESTS_PER_SECOND', 10),
    burst: parseCount(environment, 'API_BURST', 40),
    trustedProxies: parseProxies(environment),
    publicHosts: parseHosts(environment),
    accessLog: parseFilePath('ACCESS_LOG', environment.ACCESS_LOG || '/dev/stdout'),
    keptAssets: environment.KEPT_ASSETS ? parseFilePath('KEPT_ASSETS', environment.KEPT_ASSETS) : undefined,
    assetsOrigin: environment.ASSETS_ORIGIN ? parseAssetsOrigin(environment.ASSETS_ORIGIN) : undefined,
    metricsPort: environment.METRICS_PORT ? readPort('METRICS_PORT', 0, environment) : undefined,
    maintenanceMinutes: environment.MAINTENANCE_MINUTES ? parseCount(environment, 'MAINTENANCE_MINUTES', 0) : undefined,
    drainSeconds: parseCount(environment, 'DRAIN_SECONDS', isLocal ? 0 : 5, 0),
    ...(certificate &&
      key && {
        tls: { certificate: parseFilePath('TLS_CERTIFICATE', certificate), key: parseFilePath('TLS_KEY', key) },
      }),
  }
}

/** Files of earlier releases hold no secret, so the servers may ask each other in the open. */
function parseAssetsOrigin(text: string): URL {
  return parseOrigin(
    'ASSETS_ORIGIN',
    text,
    'the origin of a bucket or of the other servers, such as https://assets.example',
  )
}

function parseCount(environment: NodeJS.ProcessEnv, variable: string, defaultCount: number, min = 1): number {
  const text = environment[variable] || String(defaultCount)
  const count = Number(text)
  if (Number.isInteger(count) && count >= min) return count
  throw new Error(`${variable} must be a whole number, at least ${min}; it is "${text}".`)
}

/** The entries of a list that commas or spaces separate. Throws an Error that names the first that is not as it must be. */
function parseList(environment: NodeJS.ProcessEnv, variable: string, valid: RegExp, meaning: string): string[] {
  const entries = (environment[variable] ?? '').split(/[\s,]+/).filter(Boolean)
  const invalid = entries.find(entry => !valid.test(entry))
  if (invalid === undefined) return entries
  throw new Error(`${variable} must be ${meaning}; one of them is "${invalid}".`)
}

function parseProxies(environment: NodeJS.ProcessEnv): string[] {
  return parseList(
    environment,
    'TRUSTED_PROXIES',
    /^[\da-f.:]+(\/\d{1,3})?$/i,
    'addresses or networks such as 10.0.0.0/8',
  )
}

function parseHosts(environment: NodeJS.ProcessEnv): string[] {
  return parseList(
    environment,
    'PUBLIC_HOSTS',
    /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/,
    'host names such as contratar.example',
  )
}
