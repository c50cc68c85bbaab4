import { findConfigErrors, type RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import { environmentName, isLoopback } from './environment.ts'

/** Where a value of the configuration comes from: its environment variable, and its defaults for local work and elsewhere. */
interface Source {
  variable?: string
  local?: string
  elsewhere?: string
  /** What its text says, where that is no text. */
  parse?: (text: string) => unknown
}

/** The sources, by the path of their value in the configuration. */
const sources: Record<string, Source> = {
  apiOrigin: { variable: 'API_ORIGIN', local: '', elsewhere: '' },
  'translation.url': { variable: 'TRANSLATION_URL', local: '/api' },
  'translation.apiKey': { variable: 'TRANSLATION_API_KEY', local: 'local' },
  'google.clientId': { variable: 'GOOGLE_CLIENT_ID', local: 'local' },
  'google.scriptUrl': {
    variable: 'GOOGLE_SCRIPT_URL',
    local: '/__mock/google/client.js',
    elsewhere: 'https://accounts.google.com/gsi/client',
  },
  'google.userInfoUrl': {
    variable: 'GOOGLE_USER_INFO_URL',
    local: '/oauth2/v3/userinfo',
    elsewhere: 'https://www.googleapis.com/oauth2/v3/userinfo',
  },
  chatbotUrl: { variable: 'CHATBOT_URL', local: '/__mock/chatbot' },
  'reviews.businessUnit': { variable: 'REVIEW_BUSINESS_UNIT', local: 'local' },
  'reviews.scriptUrl': {
    variable: 'REVIEW_WIDGET_URL',
    local: '/__mock/reviews.js',
    elsewhere: 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
  },
  'reviews.template': { variable: 'REVIEW_TEMPLATE', local: 'local' },
  'reviews.profileUrl': { variable: 'REVIEW_PROFILE_URL', local: '/__mock/marketing/' },
  'reviews.token': { variable: 'REVIEW_TOKEN' },
  'tagManager.url': { variable: 'TAG_MANAGER_URL' },
  'tagManager.origins': { variable: 'TAG_MANAGER_ORIGINS', local: '', elsewhere: '' },
  marketingRoot: { variable: 'MARKETING_ROOT', local: '/__mock/marketing/', elsewhere: brand.marketing.root },
  telemetryUrl: { variable: 'TELEMETRY_URL' },
  reportUrl: { variable: 'REPORT_URL' },
  idleMinutes: { variable: 'IDLE_MINUTES', parse: Number },
  consentEvidence: { variable: 'CONSENT_EVIDENCE' },
  switchedOff: { variable: 'SWITCHED_OFF', parse: text => text.split(/[\s,]+/).filter(Boolean) },
  // Elsewhere the brand's own.
  'app.deepLink': { local: '/__mock/app' },
  'app.appStore': { local: '/__mock/app/store/apple' },
  'app.googlePlay': { local: '/__mock/app/store/google' },
  mailboxUrl: { local: '/__mock/mail' },
}

/** The outside parties, by the first part of their paths, each with the variable that brings it. Without it the party is off. */
const parties: Record<string, string> = {
  translation: 'TRANSLATION_URL',
  google: 'GOOGLE_CLIENT_ID',
  chatbotUrl: 'CHATBOT_URL',
  reviews: 'REVIEW_BUSINESS_UNIT',
  tagManager: 'TAG_MANAGER_URL',
}

/** The variables of the page. */
export const pageVariables = Object.values(sources).flatMap(({ variable }) => variable ?? [])

/**
 * Reads the page's runtime configuration from environment variables. For local work every default leads to the mock server
 * through the page's own origin. Elsewhere an outside party is off until its variable is set. Throws an Error that names each variable that is
 * missing or malformed, its value and what is valid.
 */
export function parseRuntimeConfig(environment: NodeJS.ProcessEnv): RuntimeConfig {
  const name = environmentName(environment)
  const isLocal = name === 'dev'
  const config: Record<string, unknown> = { environment: name }
  for (const [path, { variable = '', local, elsewhere, parse = (text: string) => text }] of Object.entries(sources)) {
    if (isOff(path.split('.')[0] ?? '', environment, isLocal)) continue
    const value = environment[variable] || (isLocal ? local : elsewhere)
    if (value !== undefined) setAt(config, path, parse(value))
  }
  const faults = [...findConfigErrors(config), ...(isLocal ? [] : plainAddresses(environment))]
  if (faults.length === 0) return config as RuntimeConfig
  const lines = faults.map(({ path, message }) => {
    const variables = variablesAt(path)
    const value = variables.map(each => environment[each] ?? '').join(' ')
    return `${variables.join(', ')} ${value === '' ? 'must be set: it is missing' : `${message}; it is "${value}"`}.`
  })
  throw new Error(lines.join('\n'))
}

/** Locally a party is off when its variable is empty. Elsewhere it is off when none of its variables is set. */
function isOff(party: string, environment: NodeJS.ProcessEnv, isLocal: boolean): boolean {
  const variable = parties[party]
  if (variable === undefined) return false
  if (isLocal && party !== 'tagManager') return environment[variable] === ''
  return variablesAt(party).every(each => !environment[each])
}

/** What customers type or what the page runs must not travel in the open. */
function plainAddresses(environment: NodeJS.ProcessEnv) {
  return Object.entries(sources).flatMap(([path, { variable = '' }]) => {
    const value = environment[variable] ?? ''
    const isPlain = value.startsWith('http:') && !isLoopback(value)
    return isPlain ? [{ path, message: 'must begin with https:// outside of dev' }] : []
  })
}

function setAt(config: Record<string, unknown>, path: string, value: unknown) {
  const [first = '', second] = path.split('.')
  if (second === undefined) config[first] = value
  else config[first] = { ...(config[first] as object | undefined), [second]: value }
}

/** The variables of a value, of all values of a group, or of the list that an entry belongs to. */
function variablesAt(path: string): string[] {
  const matching = Object.entries(sources).filter(
    ([key]) => key === path || key.startsWith(`${path}.`) || path.startsWith(`${key}.`),
  )
  return matching.flatMap(([, { variable }]) => variable ?? [])
}
