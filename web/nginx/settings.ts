import { resolve } from 'node:path'
import { environmentName, isLoopback, readPort } from '../server/environment.ts'

/** What a variable may be, and how a sentence names it. */
type Rule = [pattern: RegExp, meaning: string]

const listOf = (entry: RegExp) => new RegExp(`^${entry.source}([\\s,]+${entry.source})*$`, 'i')
// A path is written into nginx's configuration in quotes.
const path: Rule = [/^[\p{L}\p{N} ./@,:+~_-]{1,1000}$/u, 'a path of letters, digits, blanks and . / @ , : + ~ _ -']
const pem: Rule = [path[0], 'the path of a PEM file that can be read']
const count: Rule = [/^[1-9]\d{0,5}$/, 'a whole number from 1 to 999999']
const onOrOff: Rule = [/^(on|off)$/, 'on or off']
// https:// with a name, because certificates are for names.
const origin: Rule = [
  /^(http:\/\/([a-z\d.-]+|\[[\da-f:]+\])|https:\/\/(?=[^:]*[a-z])[a-z\d.-]+)(:[1-9]\d{0,4})?\/?$/i,
  'an origin with the host name of its certificate, such as https://api.example',
]

const rules: Record<string, Rule> = {
  API_UPSTREAM: origin,
  API_CA: pem,
  API_CLIENT_CERTIFICATE: pem,
  API_KEY_HEADER: path,
  API_PLAINTEXT: onOrOff,
  RESOLVER: [listOf(/(?:[\d.]+|\[[\da-f:]+\])(?::\d{1,5})?/), 'addresses of name servers such as 10.0.0.10'],
  API_REQUESTS_PER_SECOND: count,
  TRUSTED_PROXIES: [
    listOf(/(?:[\d.]+|[\da-f.]*:[\da-f.:]+)(?:\/\d{1,3})?/),
    'addresses or networks such as 10.0.0.0/8',
  ],
  PROXY_PROTOCOL: onOrOff,
  TLS_CERTIFICATE: pem,
  TLS_KEY: pem,
  MAINTENANCE_MINUTES: count,
  RUN_DIR: path,
  DIST_DIR: path,
  NGINX_PATH: path,
  MOCK_SERVER: origin,
}

/** The variables of the server itself. Those of the page are in web/server/runtime-config.ts. */
export const serverVariables = [...Object.keys(rules), 'ALTA_ENVIRONMENT', 'WEB_PORT', 'MOCK_PORT']

/** Values by the names of their variables: valid, paths absolute, and never empty. */
export type ServerSettings = Record<string, string | undefined>

/** Reads the settings of the server. Throws an Error that names the variable, its value and what is valid. */
export function parseServerSettings(environment: NodeJS.ProcessEnv): ServerSettings {
  const isLocal = environmentName(environment) === 'dev'
  const settings: ServerSettings = {
    WEB_PORT: `${readPort('WEB_PORT', 8080, environment)}`,
    API_REQUESTS_PER_SECOND: '10',
    ...(isLocal && { MOCK_SERVER: `http://localhost:${readPort('MOCK_PORT', 4010, environment)}` }),
  }
  for (const [name, [pattern]] of Object.entries(rules)) {
    const value = environment[name]
    if (value && !(pattern.test(value) && (pattern !== origin[0] || URL.canParse(value)))) throw invalid(name, value)
    if (value) settings[name] = pattern === path[0] ? resolve(value) : value
  }
  const { MOCK_SERVER, API_UPSTREAM = MOCK_SERVER ?? '', API_PLAINTEXT, TLS_CERTIFICATE, TLS_KEY } = settings
  if (!API_UPSTREAM) throw invalid('API_UPSTREAM', '')
  if (/^http:/i.test(API_UPSTREAM) && !isLocal && !isLoopback(API_UPSTREAM) && API_PLAINTEXT !== 'on')
    throw invalid('API_UPSTREAM', API_UPSTREAM, 'https://, or with API_PLAINTEXT=on where a service mesh encrypts')
  if (!TLS_CERTIFICATE !== !TLS_KEY)
    throw new Error(`${TLS_KEY ? 'TLS_CERTIFICATE' : 'TLS_KEY'} must be set with the other of the two; it is missing.`)
  if (settings.PROXY_PROTOCOL === 'on' && !settings.TRUSTED_PROXIES)
    throw new Error('TRUSTED_PROXIES must name the balancer that speaks the PROXY protocol; it is empty.')
  return { ...settings, API_UPSTREAM, MOCK_SERVER: isLocal ? MOCK_SERVER : undefined }
}

/** What is wrong with the value of a variable. */
export function invalid(variable: string, value: string, valid = rules[variable]?.[1]): Error {
  return new Error(`${variable} must be ${valid}; it is "${value}".`)
}
