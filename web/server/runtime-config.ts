import { findConfigErrors, type RuntimeConfig } from '#app/runtime-config.ts'
import { brand } from '#brand/brand.ts'
import { environmentName, isLoopback } from './environment.ts'

/** The variable of each value of the configuration. */
const variables: Record<string, string> = {
  apiOrigin: 'API_ORIGIN',
  'translation.url': 'TRANSLATION_URL',
  'translation.apiKey': 'TRANSLATION_API_KEY',
  'google.clientId': 'GOOGLE_CLIENT_ID',
  'google.scriptUrl': 'GOOGLE_SCRIPT_URL',
  'google.userInfoUrl': 'GOOGLE_USER_INFO_URL',
  chatbotUrl: 'CHATBOT_URL',
  'reviews.businessUnit': 'REVIEW_BUSINESS_UNIT',
  'reviews.scriptUrl': 'REVIEW_WIDGET_URL',
  'reviews.template': 'REVIEW_TEMPLATE',
  'reviews.profileUrl': 'REVIEW_PROFILE_URL',
  'reviews.token': 'REVIEW_TOKEN',
  'tagManager.url': 'TAG_MANAGER_URL',
  'tagManager.origins': 'TAG_MANAGER_ORIGINS',
  marketingRoot: 'MARKETING_ROOT',
  telemetryUrl: 'TELEMETRY_URL',
  reportUrl: 'REPORT_URL',
  idleMinutes: 'IDLE_MINUTES',
  consentEvidence: 'CONSENT_EVIDENCE',
  switchedOff: 'SWITCHED_OFF',
}

/** The variables of the page. */
export const pageVariables = Object.values(variables)

const parsers: Record<string, (text: string) => unknown> = {
  IDLE_MINUTES: Number,
  SWITCHED_OFF: text => text.split(/[\s,]+/).filter(Boolean),
}

/** In `dev` the mock server plays the outside parties. */
const localDefaults: NodeJS.ProcessEnv = {
  TRANSLATION_URL: '/api',
  TRANSLATION_API_KEY: 'local',
  GOOGLE_CLIENT_ID: 'local',
  GOOGLE_SCRIPT_URL: '/__mock/google/client.js',
  GOOGLE_USER_INFO_URL: '/oauth2/v3/userinfo',
  CHATBOT_URL: '/__mock/chatbot',
  REVIEW_BUSINESS_UNIT: 'local',
  REVIEW_WIDGET_URL: '/__mock/reviews.js',
  REVIEW_TEMPLATE: 'local',
  REVIEW_PROFILE_URL: '/__mock/marketing/',
  MARKETING_ROOT: '/__mock/marketing/',
}
const localParties = {
  app: { deepLink: '/__mock/app', appStore: '/__mock/app/store/apple', googlePlay: '/__mock/app/store/google' },
  mailboxUrl: '/__mock/mail',
}

const defaults: NodeJS.ProcessEnv = {
  GOOGLE_SCRIPT_URL: 'https://accounts.google.com/gsi/client',
  GOOGLE_USER_INFO_URL: 'https://www.googleapis.com/oauth2/v3/userinfo',
  REVIEW_WIDGET_URL: 'https://widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js',
  MARKETING_ROOT: brand.marketing.root,
}

/**
 * Reads the page's runtime configuration from environment variables. An outside party is off until one of its variables is set. In `dev` an
 * empty first variable switches it off. Throws an Error that names each variable that is missing or malformed, its value and what is valid.
 */
export function parseRuntimeConfig(environment: NodeJS.ProcessEnv): RuntimeConfig {
  const name = environmentName(environment)
  const isLocal = name === 'dev'
  const known: NodeJS.ProcessEnv = { API_ORIGIN: '', TAG_MANAGER_ORIGINS: '', ...(isLocal ? localDefaults : defaults) }
  const isOff = (party: string) => {
    const own = Object.entries(variables).flatMap(([path, variable]) => (path.startsWith(party) ? variable : []))
    if (isLocal && environment[own[0] ?? ''] === '') return true
    return !own.some(each => environment[each] || (isLocal && known[each]))
  }
  const faults: { path: string; message: string }[] = []
  const config: Record<string, unknown> = { environment: name, ...(isLocal && localParties) }
  for (const [path, variable] of Object.entries(variables)) {
    const [group = '', key] = path.split('.')
    if ((key || group === 'chatbotUrl') && isOff(group)) continue
    const text = environment[variable] || known[variable]
    // What customers type or what the page runs must not travel in the open.
    if (!isLocal && text?.startsWith('http:') && !isLoopback(text))
      faults.push({ path, message: 'must begin with https:// outside of dev' })
    const value = text && parsers[variable] ? parsers[variable](text) : text
    if (value !== undefined) config[group] = key ? { ...(config[group] as object), [key]: value } : value
  }
  faults.push(...findConfigErrors(config))
  if (faults.length === 0) return config as RuntimeConfig
  const lines = faults.map(({ path, message }) => {
    const variable = variables[path] ?? variables[path.split('.')[0] ?? ''] ?? path
    const value = environment[variable]
    return `${variable} ${value ? `${message}; it is "${value}"` : 'must be set: it is missing'}.`
  })
  throw new Error(lines.join('\n'))
}
