import { type RuntimeConfig, runtimeConfigFaults } from '#app/runtime-config.ts'
import { withMarketingRoot } from './marketing-place.ts'

/** Where a value of the configuration comes from: its variable, and what it is for local work. */
interface Source {
  variable: string
  local: string
  /** May be left out of any environment: the brand's own value stands in. */
  isOptional?: boolean
}

/** The variables, by the place of their value in the configuration. */
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
 * The runtime configuration of the page, from the environment. For local work every default leads to the mock server through
 * the page's own origin, so that a developer sets nothing; any other environment says everything itself. Throws an Error that
 * names each variable that is missing or malformed.
 */
export function runtimeConfigFrom(environment: NodeJS.ProcessEnv): RuntimeConfig {
  const isLocal = (environment.ALTA_ENVIRONMENT || 'dev') === 'dev'
  const config: Record<string, unknown> = {}
  for (const [path, { variable, local, isOptional }] of Object.entries(sources)) {
    const value = environment[variable] || (isLocal ? local : undefined)
    if (value !== undefined) put(config, path, value)
    else if (path === 'apiOrigin') put(config, path, '')
    else if (!isOptional) put(config, path, undefined)
  }
  const faults = runtimeConfigFaults(config)
  if (faults.length === 0) return config as RuntimeConfig
  const isMissing = (path: string) => namesOf(path).every(name => !environment[name])
  const sentences = faults.map(
    ({ path, message }) => `  ${namesOf(path).join(', ')}: ${isMissing(path) ? 'is missing' : message}`,
  )
  throw new Error(`The configuration of the page is not usable.\n${sentences.join('\n')}`)
}

function put(config: Record<string, unknown>, path: string, value: unknown) {
  const [first = '', second] = path.split('.')
  if (second === undefined) config[first] = value
  else config[first] = { ...(config[first] as object | undefined), [second]: value }
}

/** A fault may lie in a group of values: then it is all of their variables. */
function namesOf(path: string): string[] {
  const named = Object.entries(sources).filter(([place]) => place === path || place.startsWith(`${path}.`))
  return named.map(([, { variable }]) => variable)
}

const placeholder = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/

/**
 * Puts the configuration into the page as inert JSON; `<` is escaped so that no value can end the element. Links to documents, where
 * the page holds some, lead to the configuration's marketing site.
 */
export function withRuntimeConfig(page: string, config: RuntimeConfig): string {
  if (!placeholder.test(page)) throw new Error('The page has no <script type="application/json" id="config"> to fill.')
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const linked = withMarketingRoot(page, config.marketingRoot)
  return linked.replace(placeholder, (_, open: string, close: string) => `${open}${json}${close}`)
}
