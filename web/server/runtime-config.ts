import { type RuntimeConfig, runtimeConfigFaults } from '#app/runtime-config.ts'
import { insertMarketingRoot } from './marketing-root.ts'

/** Where a value of the configuration comes from: its environment variable, and its default for local work. */
interface Source {
  variable: string
  local: string
  /** May be missing in any environment: the brand's own value is used then. */
  isOptional?: boolean
}

/** The variables, by the path of their value in the configuration. */
const sources: Record<string, Source> = {
  environment: { variable: 'ALTA_ENVIRONMENT', local: 'dev' },
  apiOrigin: { variable: 'API_ORIGIN', local: '', isOptional: true },
  'translation.url': { variable: 'TRANSLATION_URL', local: '/api' },
  'translation.apiKey': { variable: 'TRANSLATION_API_KEY', local: 'local' },
  'google.clientId': { variable: 'GOOGLE_CLIENT_ID', local: 'local' },
  'google.scriptUrl': { variable: 'GOOGLE_SCRIPT_URL', local: '/__mock/google/client.js' },
  'google.userInfoUrl': { variable: 'GOOGLE_USER_INFO_URL', local: '/oauth2/v3/userinfo' },
  chatbotUrl: { variable: 'CHATBOT_URL', local: '/__mock/chatbot' },
  reviewWidgetUrl: { variable: 'REVIEW_WIDGET_URL', local: '/__mock/reviews.js' },
  marketingRoot: { variable: 'MARKETING_ROOT', local: '/__mock/marketing/' },
  'app.deepLink': { variable: 'APP_DEEP_LINK', local: '/__mock/app', isOptional: true },
  'app.appStore': { variable: 'APP_STORE_URL', local: '/__mock/app/store/apple', isOptional: true },
  'app.googlePlay': { variable: 'GOOGLE_PLAY_URL', local: '/__mock/app/store/google', isOptional: true },
  mailboxUrl: { variable: 'MAILBOX_URL', local: '/__mock/mail', isOptional: true },
}

/**
 * Reads the page's runtime configuration from environment variables. For local work every default leads to the mock server
 * through the page's own origin, so a developer sets nothing; every other environment must set all values. Throws an Error
 * that names each variable that is missing or malformed.
 */
export function parseRuntimeConfig(environment: NodeJS.ProcessEnv): RuntimeConfig {
  const isLocal = (environment.ALTA_ENVIRONMENT || 'dev') === 'dev'
  const config: Record<string, unknown> = {}
  for (const [path, { variable, local, isOptional }] of Object.entries(sources)) {
    const value = environment[variable] || (isLocal ? local : undefined)
    if (value !== undefined) setAt(config, path, value)
    else if (path === 'apiOrigin') setAt(config, path, '')
    else if (!isOptional) setAt(config, path, undefined)
  }
  const faults = runtimeConfigFaults(config)
  if (faults.length === 0) return config as RuntimeConfig
  const isMissing = (path: string) => variablesAt(path).every(name => !environment[name])
  const lines = faults.map(
    ({ path, message }) => `  ${variablesAt(path).join(', ')}: ${isMissing(path) ? 'is missing' : message}`,
  )
  throw new Error(`The configuration of the page is not usable.\n${lines.join('\n')}`)
}

function setAt(config: Record<string, unknown>, path: string, value: unknown) {
  const [first = '', second] = path.split('.')
  if (second === undefined) config[first] = value
  else config[first] = { ...(config[first] as object | undefined), [second]: value }
}

/** The variables of a value, or of all values of a group. */
function variablesAt(path: string): string[] {
  const matching = Object.entries(sources).filter(([key]) => key === path || key.startsWith(`${path}.`))
  return matching.map(([, { variable }]) => variable)
}

const configElement = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/

/** Writes the configuration into the page as inert JSON, in which `<` is escaped so that no value can end the element, and fills in the marketing root. */
export function insertRuntimeConfig(page: string, config: RuntimeConfig): string {
  if (!configElement.test(page))
    throw new Error('The page has no <script type="application/json" id="config"> to fill.')
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const linked = insertMarketingRoot(page, config.marketingRoot)
  return linked.replace(configElement, (_, open: string, close: string) => `${open}${json}${close}`)
}
