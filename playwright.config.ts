import { defineConfig, devices } from '@playwright/test'
import { serverLog } from './e2e/support/server-log.ts'
import { webServerCommand } from './e2e/support/web-server.ts'
import { launchOptions } from './scripts/browser/launch-options.ts'
import { getFreePort } from './scripts/start/ports.ts'
import { browserTraffic } from './scripts/traffic/browser-traffic.ts'

// Chosen once and handed to the workers through the environment, so that a running `npm start` is never in the way.
process.env.E2E_WEB_PORT ??= String(await getFreePort())
process.env.E2E_MOCK_PORT ??= String(await getFreePort())
const { E2E_WEB_PORT: WEB_PORT, E2E_MOCK_PORT: MOCK_PORT } = process.env
const baseURL = `http://localhost:${WEB_PORT}`

/** What lies around the wizard, every failure of every call, and what breaks seldom; looked at from every side. */
const around = [
  'journey-{arrival,frames,outside,pages,sign-in,signature}',
  'invoice-{device,failures,clumsy}',
  '{panel,dock,remote,scenarios,situations,situation-editor}',
  '{record-and-replay,postman-recipe}',
  '{errors-at-start,errors-on-the-wire,failure-help}',
  '{deployments,static-hosting}',
  'engines',
  '{effort,gas-cups,bill-estimate,automation-recipe}',
  '{maintenance,switches,observers,tracking}',
  '{missing-parts,invoice-libraries,touch-targets,autofill,small-phone}',
].map(name => `${name}.spec.ts`)

/**
 * The wizard looked at a second time: in the other language and the dark, with odd input in every field, by many more customers, with the other APIs,
 * at every width, and what lies at its edges.
 */
const onceMore = new RegExp(
  [
    ...['en_GB, dark', 'whatever is typed', 'text of twice the size', 'more random customers', 'one more sign-up'],
    ...['told in en-GB', 'the first picture stands still'],
    ...['every page around the wizard', 'the pages after the wizard', 'answer to the keys everybody knows'],
    ...['every dialog is accessible', 'lists and dialogs'],
    // The same at other widths, for other visitors, parties and failures: one of each stays.
    ...['taken by keyboard, (?!360)', 'at 1440 px the leave dialog'],
    ...[
      '(?:a returning visitor|somebody who).* is told',
      'in the frame of the chatbot',
      'that (?!floods).* holds nobody up',
    ],
    // What the sign-up by keyboard shows at every stop on its way, and what tests of single parts hold without a browser.
    ...[
      'Tab leads through every step',
      'a refused Next leads by its links',
      'a company signs up',
      'the one bar says so',
    ],
    // What only the eye feels, and words at more widths.
    ...[
      'in the panel on a phone',
      'of two addresses, a door',
      'an open estimate has room',
      'a heading stands away',
      'no word is broken where',
    ],
    // What another sign-up from end to end, or a wider screen, holds as well.
    ...[
      'random customers, walks',
      'created and wrapped, by proxy',
      'takes at most 15 % of a phone',
      'no word is broken at 320 px',
      'is cleaned, and reaches the API',
      'a bill corrects every error',
      'says in two ways is taken by keyboard',
      'the open country list is capped',
    ],
    ...['a reload in the middle', 'storage that is corrupted', 'two tabs do not disturb', 'a part that is gone loads'],
    ...['without an answer nothing of the person', 'a tab that is opened again after'],
  ].join('|'),
)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 240_000,
  // Three browsers and two servers share two cores: a page may take its time, a test waits for what it expects.
  expect: { timeout: 60_000 },
  reporter: 'line',
  use: {
    baseURL,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Recording every step takes as long as the steps; `--trace retain-on-failure` asks for it where a failure is to be understood.
    trace: 'off',
    screenshot: 'only-on-failure',
    // What moves is drawn by the processor here; the tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  // `npm test` walks the wizard and a journey from end to end, within five minutes on two cores, together with everything else; `npm run e2e` all there is.
  projects: [
    { name: 'wizard', testIgnore: around, grepInvert: onceMore, use: devices['Desktop Chrome'] },
    { name: 'around', testMatch: around, use: devices['Desktop Chrome'] },
    { name: 'once more', testIgnore: around, grep: onceMore, use: devices['Desktop Chrome'] },
  ],
  webServer: [
    {
      name: 'mock server',
      // What the browsers asked and were answered is judged afterwards: scripts/gates/traffic.ts.
      // Some tests serve the product at another port and reach the mock server at its own.
      command: `node mock-server/server.ts --record ${browserTraffic} --allow-origin 'http://localhost:*'`,
      url: `http://localhost:${MOCK_PORT}/__mock/world`,
      env: { MOCK_PORT },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      name: 'the built product',
      command: ['node', ...webServerCommand].join(' '),
      url: `${baseURL}/`,
      env: {
        WEB_PORT,
        MOCK_PORT,
        ACCESS_LOG: serverLog,
        // All tests come from one address; those of the limits say that they come from another.
        TRUSTED_PROXIES: '127.0.0.1',
        API_REQUESTS_PER_SECOND: '20',
        API_BURST: '80',
      },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
  ],
})
