import { spawn } from 'node:child_process'
import { build } from 'vite'
import { waitForMockServer } from '../../start/mock-server.ts'
import { getFreePort } from '../../start/ports.ts'

const patienceMs = 30_000

/** Builds the product and serves it through nginx, with the mock server behind it. */
export async function serveProduct(nginx: string) {
  await build({ configFile: 'web/vite.config.ts', logLevel: 'warn' })
  const [webPort, mockPort] = [await getFreePort(), await getFreePort()]
  const env = {
    ...process.env,
    WEB_PORT: String(webPort),
    MOCK_PORT: String(mockPort),
    NGINX_PATH: nginx,
    ACCESS_LOG: '/dev/null',
  }
  const run = (file: string) => spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const servers = [run('mock-server/server.ts'), run('web/nginx/start.ts')]
  const close = async () => {
    for (const server of servers) server.kill('SIGTERM')
  }
  if (!(await waitForMockServer(mockPort, patienceMs))) {
    await close()
    throw new Error('The mock server does not answer.')
  }
  return { origin: `http://localhost:${webPort}/`, close }
}
