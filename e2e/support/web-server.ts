import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { getFreePort } from '../../scripts/start/ports.ts'

/** Serves the build: by the production server's configuration where NGINX_PATH names an nginx, else by Vite's preview server. */
export const webServerCommand = process.env.NGINX_PATH
  ? ['web/nginx/serve.ts']
  : ['node_modules/vite/bin/vite.js', 'preview', '--config', 'web/vite.config.ts']

/** Serves the build at a free port, with these variables over those of the tests. Resolves once the page is there. */
export async function startWebServer(environment: NodeJS.ProcessEnv, port = 0) {
  port ||= await getFreePort()
  const origin = `http://localhost:${port}`
  const env = { ...process.env, WEB_PORT: String(port), ...environment }
  const server = spawn(process.execPath, webServerCommand, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  // Closed for maintenance it answers, too.
  await expect.poll(() => fetch(origin).catch(() => undefined)).toBeDefined()
  async function close() {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
  return { origin, port, close }
}
