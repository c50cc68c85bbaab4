import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from '@playwright/test'
import { getFreePort } from '../../../scripts/start/ports.ts'

/** Starts a mock server with options of `npm start`, such as `--target ORIGIN`. Resolves once it answers. */
export async function startMockServer(...options: readonly string[]) {
  const port = await getFreePort()
  const origin = `http://localhost:${port}`
  const server = spawn(
    process.execPath,
    ['mock-server/server.ts', '--allow-origin', 'http://localhost:*', ...options],
    {
      env: { ...process.env, MOCK_PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const isThere = () =>
    fetch(`${origin}/__mock/world`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isThere).toBe(true)
  async function close() {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
  return { origin, port, close }
}
