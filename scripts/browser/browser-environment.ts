import { browserPath } from './browser-path.ts'
import { nginxPath } from './nginx-path.ts'

/** Finds the browser and nginx, installs them if needed, and returns the variables that the Playwright configurations read. */
export async function browserEnvironment(): Promise<NodeJS.ProcessEnv> {
  const browser = await browserPath()
  const nginx = nginxPath()
  return { ...(browser && { CHROMIUM_PATH: browser }), ...(nginx && { NGINX_PATH: nginx }) }
}
