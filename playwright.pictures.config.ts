import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/browser/launch-options.ts'

// Pictures of the built product: the key pictures of `npm test`, `npm run gallery` and `npm run picture`.
// The ports are always the same, because QR codes in the pictures hold the address.
const environment = { WEB_PORT: '4763', MOCK_PORT: '4764' }
const baseURL = `http://localhost:${environment.WEB_PORT}`

export default defineConfig({
  testDir: 'scripts/gallery',
  outputDir: 'test-results/pictures',
  workers: 3,
  fullyParallel: true,
  timeout: 120_000,
  // With Playwright's own threshold of 0.2 another yellow on a button would pass.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.05 } },
  reporter: 'line',
  use: {
    baseURL,
    timezoneId: 'Europe/Madrid',
    contextOptions: { reducedMotion: 'reduce' },
    // Playwright stops animations and the caret with an inline style, which the product's policy forbids.
    bypassCSP: true,
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'key', testMatch: 'key.spec.ts', snapshotPathTemplate: 'tests/pictures/{arg}{ext}' },
    { name: 'gallery', testMatch: 'gallery.spec.ts', snapshotPathTemplate: 'gallery/{arg}{ext}' },
    { name: 'readme', testMatch: 'readme.spec.ts' },
  ],
  webServer: [
    {
      name: 'mock server',
      command: 'node scripts/gallery/still-mock-server.ts',
      url: `http://localhost:${environment.MOCK_PORT}/__mock/world`,
      env: environment,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'the built product',
      command: 'node node_modules/vite/bin/vite.js preview --config web/vite.config.ts',
      url: `${baseURL}/`,
      env: environment,
    },
  ],
})
