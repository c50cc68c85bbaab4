import { getServers } from 'node:dns'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { environmentName, isLoopback } from '../server/environment-name.ts'
import { readPort } from '../server/read-port.ts'
import { parseFilePath } from './file-path.ts'

/** Where calls are passed on to, and how it is known that it is the API that answers. */
export interface ApiUpstream {
  origin: URL
  /** Whether the address is resolved once, because DNS does not know it: an IP address, or a name in this machine's own list. */
  isFixed: boolean
  /** Path of the authorities that may have signed the API's certificate. Undefined: those of the system. */
  authorities: string | undefined
}

const hostsFile = '/etc/hosts'

/** Reads `API_UPSTREAM`, `API_CA` and `API_PLAINTEXT`. Throws an Error that names the variable that is missing or malformed. */
export function parseApiUpstream(environment: NodeJS.ProcessEnv): ApiUpstream {
  const isLocal = environmentName(environment) === 'dev'
  const text = environment.API_UPSTREAM || (isLocal ? mockOrigin(environment).origin : '')
  const origin = parseOrigin('API_UPSTREAM', text, 'the origin of the API, such as https://api.example')
  const { API_PLAINTEXT } = environment
  if (API_PLAINTEXT && API_PLAINTEXT !== 'yes')
    throw new Error(`API_PLAINTEXT must be yes or empty; it is "${API_PLAINTEXT}".`)
  const mayBePlain = isLocal || isLoopback(text) || API_PLAINTEXT === 'yes'
  if (origin.protocol === 'http:' && !mayBePlain)
    throw new Error(
      `API_UPSTREAM must begin with https:// outside of dev; it is "${text}". Where a service mesh encrypts, set API_PLAINTEXT=yes.`,
    )
  if (origin.protocol === 'https:' && isIpAddress(origin.hostname))
    throw new Error(`API_UPSTREAM must name a host, which its certificate is for; it is "${text}".`)
  return {
    origin,
    isFixed: isFixedHost(origin),
    authorities: environment.API_CA ? parseFilePath('API_CA', environment.API_CA) : undefined,
  }
}

/** The mock server's origin: `MOCK_SERVER`, or this machine. It plays the outside parties in `dev`. */
export function mockOrigin(environment: NodeJS.ProcessEnv): URL {
  const port = readPort('MOCK_PORT', 4010, environment)
  return parseOrigin(
    'MOCK_SERVER',
    environment.MOCK_SERVER || `http://localhost:${port}`,
    'the origin of the mock server, such as http://localhost:4010',
  )
}

/** Parses an origin without a path. Throws an Error that names the variable and what it means. */
export function parseOrigin(variable: string, text: string, meaning: string): URL {
  const origin = URL.parse(text)
  if (origin && /^https?:$/.test(origin.protocol) && (text === origin.origin || text === `${origin.origin}/`))
    return origin
  throw new Error(`${variable} must be ${meaning}; it is "${text}".`)
}

/** Whether DNS does not know the host: it is an IP address, or a name in this machine's own list. */
export function isFixedHost({ hostname }: URL): boolean {
  return isIpAddress(hostname) || isInHostsFile(hostname)
}

function isIpAddress(host: string): boolean {
  return isIP(host.replace(/[[\]]/g, '')) > 0
}

function isInHostsFile(host: string): boolean {
  const lines = readFileSync(hostsFile, 'utf8').split('\n')
  return host === 'localhost' || lines.some(line => line.replace(/#.*/, '').trim().split(/\s+/).slice(1).includes(host))
}

/** The name servers that nginx asks: `RESOLVER`, or this machine's own. Throws an Error for what is no address. */
export function parseResolvers({ RESOLVER }: NodeJS.ProcessEnv): string[] {
  const servers = RESOLVER ? RESOLVER.split(/[\s,]+/).filter(Boolean) : getServers().map(withBrackets)
  const invalid = servers.find(server => !/^(\d+(\.\d+){3}|\[[\da-f:]+\])(:\d+)?$/i.test(server))
  if (invalid !== undefined)
    throw new Error(`RESOLVER must be addresses of name servers such as 10.0.0.10; one of them is "${invalid}".`)
  return servers
}

function withBrackets(server: string) {
  return isIP(server) === 6 ? `[${server}]` : server
}
