import { findConfigErrors, type RuntimeConfig } from '#app/runtime-config.ts'
import { environmentName, isLoopback } from './environment-name.ts'
import { insertMarketingRoot } from './marketing-root.ts'

/** Where a value of the configuration comes from: its environment variable, and its default for local work. */
interface Source {
  variable: string
  local: string
  /** May be missing in any environment: the brand's own value is used then. */
  isOptional?: boolean
  /** An empty value switches the party off, in any environment. */
  switchesOff?: string
  /** What its text says, where that is no text. */
  parse?: (text: string) => unknown
}

/** What is wrong with the value at a path. */
interface Fault {
  path: string
  message: string
}

/** The variables, by the path of their value in the configuration. */
const sources: Record<string, Source> = {
  environment: { variable: 'ALTA_ENVIRONMENT', local: 'dev' },
  apiOrigin: { variable: 'API_ORIGIN', local: '', isOptional: true },
  'translation.url': { variable: 'TRANSLATION_URL', local: '/api' },
  'translation.apiKey': { variable: 'TRANSLATION_API_KEY', local: 'local' },
  'google.clientId': { variable: 'GOOGLE_CLIENT_ID', local: 'local', switchesOff: 'google' },
  'google.scriptUrl': { variable: 'GOOGLE_SCRIPT_URL', local: '/__mock/google/client.js' },
  'google.userInfoUrl': { variable: 'GOOGLE_USER_INFO_URL', local: '/oauth2/v3/userinfo' },
  chatbotUrl: { variable: 'CHATBOT_URL', local: '/__mock/chatbot', switchesOff: 'chatbotUrl' },
  'reviews.scriptUrl': { variable: 'REVIEW_WIDGET_URL', local: '/__mock/reviews.js', switchesOff: 'reviews' },
  'reviews.businessUnit': { variable: 'REVIEW_BUSINESS_UNIT', local: 'local' },
  'reviews.template': { variable: 'REVIEW_TEMPLATE', local: 'local' },
  'reviews.profileUrl': { variable: 'REVIEW_PROFILE_URL', local: '/__mock/marketing/' },
  'reviews.token': { variable: 'REVIEW_TOKEN', local: '', isOptional: true },
  marketingRoot: { variable: 'MARKETING_ROOT', local: '/__mock/marketing/' },
  'app.deepLink': { variable: 'APP_DEEP_LINK', local: '/__mock/app', isOptional: true },
  'app.appStore': { variable: 'APP_STORE_URL', local: '/__mock/app/store/apple', isOptional: true },
  'app.googlePlay': { variable: 'GOOGLE_PLAY_URL', local: '/__mock/app/store/google', isOptional: true },
  'tagManager.url': { variable: 'TAG_MANAGER_URL', local: '', isOptional: true },
  'tagManager.origins': { variable: 'TAG_MANAGER_ORIGINS', local: '', isOptional: true },
  telemetryUrl: { variable: 'TELEMETRY_URL', local: '', isOptional: true },
  reportUrl: { variable: 'REPORT_URL', local: '', isOptional: true },
  idleMinutes: { variable: 'IDLE_MINUTES', local: '', isOptional: true, parse: Number },
  consentEvidence: { variable: 'CONSENT_EVIDENCE', local: '', isOptional: true },
  switchedOff: {
    variable: 'SWITCHED_OFF',
    local: '',
    isOptional: true,
    parse: text => text.split(/[\s,]+/).filter(Boolean),
  },
  mailboxUrl: { variable: 'MAILBOX_URL', local: '/__mock/mail', isOptional: true },
}

/**
 * Reads the page's runtime configuration from environment variables. For local work every default leads to the mock server
 * through the page's own origin, so a developer sets nothing; every other environment must set all values, or switch a party off by an
 * empty one. Throws an Error that names each variable that is missing or malformed.
 */
export function parseRuntimeConfig(environment: NodeJS.ProcessEnv): RuntimeConfig {
  const name = environmentName(environment)
  const isLocal = name === 'dev'
  const config: Record<string, unknown> = {}
  const off = Object.values(sources).flatMap(({ variable, switchesOff }) =>
    switchesOff && environment[variable] === '' ? switchesOff : [],
  )
  const missing: Fault[] = []
  for (const [path, { variable, local, isOptional, parse = (text: string) => text }] of Object.entries(sources)) {
    if (off.includes(path.split('.')[0] ?? '')) continue
    const value = path === 'environment' ? name : environment[variable] || (isLocal && local !== '' ? local : undefined)
    if (value !== undefined) setAt(config, path, parse(value))
    else if (path === 'apiOrigin') setAt(config, path, '')
    else if (!isOptional) missing.push({ path, message: 'is missing' })
  }
  // A tag manager of which nothing more is said sends to nobody.
  if (environment.TAG_MANAGER_URL && !environment.TAG_MANAGER_ORIGINS) setAt(config, 'tagManager.origins', '')
  const known = missing.map(({ path }) => path)
  const others = findConfigErrors(config).filter(({ path }) => !known.some(each => each.startsWith(path)))
  const faults = [...missing, ...others, ...(isLocal ? [] : plainAddresses(environment))]
  if (faults.length === 0) return config as RuntimeConfig
  const isMissing = (path: string) => variablesAt(path).every(name => !environment[name])
  const lines = faults.map(
    ({ path, message }) => `  ${variablesAt(path).join(', ')}: ${isMissing(path) ? 'is missing' : message}`,
  )
  throw new Error(`The configuration of the page is not usable.\n${lines.join('\n')}`)
}

/** What customers type or what the page runs must not travel in the open. */
function plainAddresses(environment: NodeJS.ProcessEnv): Fault[] {
  return Object.entries(sources).flatMap(([path, { variable }]) => {
    const value = environment[variable] ?? ''
    const isPlain = value.startsWith('http:') && !isLoopback(value)
    return isPlain ? [{ path, message: `must begin with https:// outside of dev; it is "${value}"` }] : []
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
  return matching.map(([, { variable }]) => variable)
}

const configElement = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/

/** Writes the configuration into the page as inert JSON, in which `<` is escaped so that no value can end the element, fills in the marketing root, and hides a sign-in that is switched off. */
export function insertRuntimeConfig(page: string, config: RuntimeConfig): string {
  if (!configElement.test(page))
    throw new Error('The page has no <script type="application/json" id="config"> to fill.')
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const known = config.google ? page : page.replace('<html', '<html data-sign-in="off"')
  const linked = insertMarketingRoot(known, config.marketingRoot)
  return linked.replace(configElement, (_, open: string, close: string) => `${open}${json}${close}`)
}
