import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices, firefox, webkit } from '@playwright/test'
import { webServerCommand } from './e2e/support/web-server.ts'
import { getFreePort } from './scripts/start/ports.ts'

// Chosen once and handed to the workers through the environment, so that `npm start` can run meanwhile.
process.env.E2E_WEB_PORT ??= String(await getFreePort())
process.env.E2E_MOCK_PORT ??= String(await getFreePort())
const { E2E_WEB_PORT: WEB_PORT, E2E_MOCK_PORT: MOCK_PORT, CHROMIUM_PATH: executablePath } = process.env
const baseURL = `http://localhost:${WEB_PORT}`

// Root's nginx reads as nobody, which may not read this checkout. The runner makes the copy, and its workers inherit it.
if (process.env.NGINX_PATH && !process.env.DIST_DIR && existsSync('dist')) {
  const served = mkdtempSync(join(tmpdir(), 'alta-luz-served-'))
  chmodSync(served, 0o755)
  process.env.DIST_DIR = join(served, 'dist')
  process.env.RUN_DIR = join(served, 'run')
  cpSync('dist', process.env.DIST_DIR, { recursive: true })
  process.on('exit', () => rmSync(served, { recursive: true, force: true }))
}

// Only this machine resolves; every other request fails at once.
const args = ['--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1']
// As root, Chromium's sandbox does not work.
const launchOptions = { args, chromiumSandbox: process.getuid?.() !== 0, ...(executablePath && { executablePath }) }

/** `npx playwright install firefox webkit` brings them; where they are missing, their tests cannot run. */
const otherEngines = [firefox, webkit]
  .filter(engine => existsSync(engine.executablePath()))
  .map(engine => ({
    name: engine.name(),
    grep: /@engines/,
    use: { browserName: engine.name() as 'firefox' | 'webkit' },
  }))

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 240_000,
  // On a busy machine everything takes three times as long.
  expect: { timeout: 60_000, toHaveScreenshot: { pathTemplate: '{testDir}/pictures/{arg}{ext}' } },
  reporter: [['dot'], ['html', { open: 'never', outputFolder: 'test-results/report' }]],
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // `--trace retain-on-failure` records the steps of a failure, which takes as long as the steps.
    trace: 'off',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], launchOptions } }, ...otherEngines],
  webServer: [
    {
      name: 'mock server',
      // Some tests serve the product at another port and call the mock server at its own.
      command: "node mock-server/server.ts --allow-origin 'http://localhost:*'",
      url: `http://localhost:${MOCK_PORT}/__mock/world`,
      env: { MOCK_PORT },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'the built product',
      command: ['exec node', ...webServerCommand, '> /dev/null'].join(' '),
      url: `${baseURL}/`,
      env: {
        WEB_PORT,
        MOCK_PORT,
        // All tests come from one address; those of the limits say that they come from another.
        TRUSTED_PROXIES: '127.0.0.1',
        API_REQUESTS_PER_SECOND: '20',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
})
