import type { RuntimeConfig } from '#app/runtime-config.ts'

/**
 * The runtime configuration of the page, from the environment. Every default leads to the mock server through the page's
 * own origin, so that a developer sets nothing. The browser validates it (web/src/app/runtime-config.ts).
 */
export function runtimeConfigFrom(environment: NodeJS.ProcessEnv): RuntimeConfig {
  const from = (variable: string, otherwise: string) => environment[variable] || otherwise
  return {
    environment: from('ALTA_ENVIRONMENT', 'dev') as RuntimeConfig['environment'],
    apiOrigin: from('API_ORIGIN', ''),
    translation: { url: from('TRANSLATION_URL', '/api'), apiKey: from('TRANSLATION_API_KEY', 'local') },
    google: {
      clientId: from('GOOGLE_CLIENT_ID', 'local'),
      scriptUrl: from('GOOGLE_SCRIPT_URL', '/__mock/google/client.js'),
      userInfoUrl: from('GOOGLE_USER_INFO_URL', '/oauth2/v3/userinfo'),
    },
    chatbotUrl: from('CHATBOT_URL', '/__mock/chatbot'),
    reviewWidgetUrl: from('REVIEW_WIDGET_URL', '/__mock/reviews.js'),
    marketingRoot: from('MARKETING_ROOT', '/__mock/marketing/'),
    app: {
      deepLink: from('APP_DEEP_LINK', '/__mock/app'),
      appStore: from('APP_STORE_URL', '/__mock/app/store/apple'),
      googlePlay: from('GOOGLE_PLAY_URL', '/__mock/app/store/google'),
    },
    mailboxUrl: from('MAILBOX_URL', '/__mock/mail'),
  }
}

const placeholder = /(<script type="application\/json" id="config">)[^<]*(<\/script>)/

/** Puts the configuration into the page as inert JSON; `<` is escaped so that no value can end the element. */
export function withRuntimeConfig(page: string, config: RuntimeConfig): string {
  if (!placeholder.test(page)) throw new Error('The page has no <script type="application/json" id="config"> to fill.')
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return page.replace(placeholder, (_, open: string, close: string) => `${open}${json}${close}`)
}
