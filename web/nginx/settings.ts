import { X509Certificate } from 'node:crypto'
import { getServers } from 'node:dns'
import { readFileSync, statSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { resolve } from 'node:path'
import { createSecureContext } from 'node:tls'
import { environmentName, isLoopback } from '../server/environment-name.ts'
import { readPort } from '../server/read-port.ts'

/** The variables of the server itself. Those of the page are in web/server/runtime-config.ts. */
export const serverVariables = [
  ...['ALTA_ENVIRONMENT', 'API_UPSTREAM', 'API_CA', 'API_CLIENT_CERTIFICATE', 'API_KEY_HEADER', 'API_PLAINTEXT'],
  ...['RESOLVER', 'API_REQUESTS_PER_SECOND', 'TRUSTED_PROXIES', 'PROXY_PROTOCOL', 'PUBLIC_HOSTS'],
  ...['WEB_PORT', 'STATUS_PORT', 'TLS_CERTIFICATE', 'TLS_KEY', 'KEPT_ASSETS', 'MAINTENANCE_MINUTES'],
  ...['ACCESS_LOG', 'RUN_DIR', 'DIST_DIR', 'NGINX_PATH', 'MOCK_SERVER', 'MOCK_PORT'],
]

export type ServerSettings = ReturnType<typeof parseServerSettings>

/** Reads the settings of the server. Throws an Error that names the variable, its value and what is valid. */
export function parseServerSettings(environment: NodeJS.ProcessEnv) {
  const isLocal = environmentName(environment) === 'dev'
  const mock = isLocal ? parseMock(environment) : undefined
  const path = (variable: string) => parsePath(environment, variable)
  const settings = {
    port: readPort('WEB_PORT', 8080, environment),
    /** Where nginx's own counts are, for this machine only. */
    statusPort: environment.STATUS_PORT ? readPort('STATUS_PORT', 0, environment) : undefined,
    api: parseApi(environment, mock),
    /** The mock server, which plays the outside parties in `dev`. */
    mock,
    resolvers: parseResolvers(environment),
    callsPerSecond: parseCount(environment, 'API_REQUESTS_PER_SECOND') ?? 10,
    trustedProxies: parseList(environment, 'TRUSTED_PROXIES', isNetwork, 'addresses or networks such as 10.0.0.0/8'),
    isProxyProtocol: parseSwitch(environment, 'PROXY_PROTOCOL'),
    publicHosts: parseList(
      environment,
      'PUBLIC_HOSTS',
      host => /^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d+)?$/.test(host),
      'host names such as contratar.example',
    ),
    tls: parseTls(environment),
    keptAssets: parseKeptAssets(environment),
    maintenanceMinutes: parseCount(environment, 'MAINTENANCE_MINUTES'),
    accessLog: path('ACCESS_LOG') ?? '/dev/stdout',
    run: path('RUN_DIR'),
    dist: path('DIST_DIR'),
  }
  if (settings.isProxyProtocol && settings.trustedProxies.length === 0)
    throw new Error('TRUSTED_PROXIES must name the balancer that speaks the PROXY protocol; it is empty.')
  if (settings.statusPort === settings.port)
    throw invalid('STATUS_PORT', String(settings.port), 'another port than WEB_PORT')
  return settings
}

/** What is wrong with the value of a variable. */
export function invalid(variable: string, value: string, valid: string): Error {
  return new Error(`${variable} must be ${valid}; it is "${value}".`)
}

/** Parses where calls go, and what the API is shown. The mock server is the API of `dev` by default. */
function parseApi(environment: NodeJS.ProcessEnv, mock: URL | undefined) {
  const text = environment.API_UPSTREAM || mock?.origin || ''
  const origin = parseOrigin('API_UPSTREAM', text, 'the origin of the API, such as https://api.example')
  const mayBePlain = mock !== undefined || isLoopback(text) || parseSwitch(environment, 'API_PLAINTEXT')
  if (origin.protocol === 'http:' && !mayBePlain)
    throw invalid('API_UPSTREAM', text, 'an address with https://, or API_PLAINTEXT=on where a service mesh encrypts')
  if (origin.protocol === 'https:' && isAddress(origin.hostname))
    throw invalid('API_UPSTREAM', text, 'an address with the host name that its certificate is for')
  const [authorities, client] = ['API_CA', 'API_CLIENT_CERTIFICATE'].map(name => parsePath(environment, name))
  if (authorities) readCertificate('API_CA', authorities)
  if (client) checkPair('API_CLIENT_CERTIFICATE', client, client)
  return {
    origin,
    /** The name is looked up once, because DNS does not know it: an IP address, or a name in this machine's own list. */
    isFixed: isAddress(origin.hostname) || isInHostsFile(origin.hostname),
    /** PEM file of the authorities that sign its certificate. Without one those of the system are trusted. */
    authorities,
    /** PEM file of a certificate and its key. */
    client,
    header: parseKeyHeader(environment),
  }
}

function parseMock({ MOCK_SERVER, ...environment }: NodeJS.ProcessEnv): URL {
  const text = MOCK_SERVER || `http://localhost:${readPort('MOCK_PORT', 4010, environment)}`
  return parseOrigin('MOCK_SERVER', text, 'the origin of the mock server, such as http://localhost:4010')
}

function parseOrigin(variable: string, text: string, meaning: string): URL {
  const origin = URL.parse(text)
  const isOrigin = origin && /^https?:$/.test(origin.protocol) && text.replace(/\/$/, '') === origin.origin
  // What a URL may hold and nginx would read as something else.
  if (isOrigin && /^[\w.:[\]-]+$/.test(origin.host)) return origin
  throw invalid(variable, text, meaning)
}

function isAddress(host: string): boolean {
  return isIP(host.replace(/[[\]]/g, '')) > 0
}

function isInHostsFile(host: string): boolean {
  const lines = readFileSync('/etc/hosts', 'utf8').split('\n')
  return host === 'localhost' || lines.some(line => line.replace(/#.*/, '').trim().split(/\s+/).slice(1).includes(host))
}

/** A header that the gateway before the API asks for. Its value is a secret, so the variable names a file. */
function parseKeyHeader(environment: NodeJS.ProcessEnv): [name: string, value: string] | undefined {
  const file = parsePath(environment, 'API_KEY_HEADER')
  if (!file) return undefined
  const [, name, value] =
    /^([\w-]+): ?([\x21\x23\x25-\x5b\x5d-\x7e ]+)$/.exec(readText('API_KEY_HEADER', file).trim()) ?? []
  if (name && value) return [name, value]
  throw invalid('API_KEY_HEADER', file, 'a file with one line "Name: value", without quotes, backslash or $')
}

function parseTls(environment: NodeJS.ProcessEnv) {
  const certificate = parsePath(environment, 'TLS_CERTIFICATE')
  const key = parsePath(environment, 'TLS_KEY')
  if (!certificate && !key) return undefined
  if (!certificate || !key)
    throw new Error(`TLS_CERTIFICATE and TLS_KEY belong together; ${key ? 'TLS_CERTIFICATE' : 'TLS_KEY'} is missing.`)
  checkPair('TLS_CERTIFICATE', certificate, key)
  return { certificate, key }
}

function checkPair(variable: string, certificate: string, key: string) {
  const cert = readText(variable, certificate)
  const { validToDate } = readCertificate(variable, certificate)
  if (validToDate < new Date())
    console.error(`${variable}: ${certificate} has expired on ${validToDate.toISOString()}.`)
  try {
    createSecureContext({ cert, key: readText(variable === 'TLS_CERTIFICATE' ? 'TLS_KEY' : variable, key) })
  } catch (error) {
    throw invalid(
      variable,
      certificate,
      `a PEM certificate that belongs to the key in ${key} (${(error as Error).message})`,
    )
  }
}

function readCertificate(variable: string, file: string): X509Certificate {
  const text = readText(variable, file)
  try {
    return new X509Certificate(text)
  } catch {
    throw invalid(variable, file, 'a PEM file with a whole certificate')
  }
}

function readText(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw invalid(variable, file, `a file that can be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

function parseKeptAssets(environment: NodeJS.ProcessEnv): string | undefined {
  const folder = parsePath(environment, 'KEPT_ASSETS')
  if (!folder || statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw invalid('KEPT_ASSETS', folder, 'a folder')
}

/** A path is written into nginx's configuration in quotes. */
function parsePath(environment: NodeJS.ProcessEnv, variable: string): string | undefined {
  const text = environment[variable]
  if (!text) return undefined
  if (/^[\p{L}\p{N} ./@,:+~_-]{1,1000}$/u.test(text)) return resolve(text)
  throw invalid(variable, text, 'a path of letters, digits, blanks and . / @ , : + ~ _ -')
}

function parseSwitch(environment: NodeJS.ProcessEnv, variable: string): boolean {
  const text = environment[variable] || 'off'
  if (text === 'on' || text === 'off') return text === 'on'
  throw invalid(variable, text, 'on or off')
}

function parseCount(environment: NodeJS.ProcessEnv, variable: string): number | undefined {
  const text = environment[variable]
  if (!text) return undefined
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw invalid(variable, text, 'a whole number from 1 to 999999')
}

/** The entries of a list that commas or blanks separate, each once. */
function parseList(
  environment: NodeJS.ProcessEnv,
  variable: string,
  isValid: (entry: string) => boolean,
  valid: string,
): string[] {
  const entries = (environment[variable] ?? '').split(/[\s,]+/).filter(Boolean)
  const wrong = entries.find(entry => !isValid(entry))
  if (wrong !== undefined) throw invalid(variable, wrong, valid)
  return [...new Set(entries)]
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0 || address.includes('%')) return false
  try {
    const length = bits === undefined ? 0 : /^\d+$/.test(bits) ? Number(bits) : -1
    new BlockList().addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6')
    return true
  } catch {
    return false
  }
}

/** The name servers that nginx asks: `RESOLVER`, or this machine's own. */
function parseResolvers(environment: NodeJS.ProcessEnv): string[] {
  const isServer = (text: string) => {
    const [, ipv6, ipv4 = '', port = '53'] = /^(?:\[(.+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(text) ?? []
    return (ipv6 ? isIP(ipv6) === 6 : isIP(ipv4) === 4) && Number(port) < 65_536
  }
  const given = parseList(environment, 'RESOLVER', isServer, 'addresses of name servers such as 10.0.0.10')
  return given.length > 0 ? given : getServers().map(server => (isIP(server) === 6 ? `[${server}]` : server))
}
