import { readFile, rm } from 'node:fs/promises'
import { browserPath } from '../browser/browser-path.ts'
import { nginxPath } from '../browser/nginx-path.ts'
import { browserTraffic } from '../traffic/browser-traffic.ts'
import { runCommand } from './command.ts'
import type { Gate, Tally } from './gate.ts'

const report = 'test-results/playwright.json'

/**
 * The tests of Playwright: people and companies who walk through the built product, behind the real server where there is an nginx.
 * What lies around it is left to `npm run e2e`.
 */
export const browserTests: Gate = {
  name: 'browser tests',
  run: async () => {
    const path = await browserPath()
    const nginx = nginxPath()
    for (const earlier of [report, browserTraffic]) await rm(earlier, { force: true })
    const { ok, output } = await runCommand('playwright', ['test', '--project=wizard', '--reporter=line,json'], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(path && { CHROMIUM_PATH: path }),
      ...(nginx && { NGINX_PATH: nginx }),
    })
    const tests = playwrightTally(JSON.parse(await readFile(report, 'utf8')))
    return { ok: ok && tests.failed === 0 && tests.passed > 0, output, tests }
  },
}

/** What of Playwright's JSON report is needed. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** An error outside any test (a server that does not start) counts as one failed; so does a test that needed a second try. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}
