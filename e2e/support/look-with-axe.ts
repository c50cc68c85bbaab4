import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The minified file: the browser parses it in half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.0 A to 2.2 AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface AxeFindings {
  /** One sentence per violation, with its markup. */
  violations: string[]
  /** Number of rules that checked something and passed; 0 means an empty page. */
  passes: number
}

/**
 * Runs axe on the page as it is now, without frames: other tests check those. Injecting axe once per page takes a third of the
 * time of axe's own Playwright package, which collects the reports of all frames.
 */
export async function lookWithAxe(page: Page, without: readonly string[] = []): Promise<AxeFindings> {
  // Styles must have loaded, because contrast depends on them.
  await page.waitForLoadState()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ([standards, without]) => {
      const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: ['iframe'] },
        {
          runOnly: { type: 'tag', values: standards },
          rules: Object.fromEntries(without.map(rule => [rule, { enabled: false }])),
          iframes: false,
          resultTypes: ['violations'],
          // The sentences show the markup, so the selectors, which take long to compute, are not needed.
          selectors: false,
        },
      )
      const inWords = violations.map(
        ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join('; ')})`,
      )
      return { violations: inWords, passes: passes.length }
    },
    [standards, [...without]] as const,
  )
}
