import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Page } from 'playwright'

/** The small form, which the browser has read in half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.0 A to 2.2 AA, and what axe calls good practice. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

export interface AxeFindings {
  /** In words, each with the markup it is about; none on a page without fault. */
  violations: string[]
  /** How many rules found something to look at, and nothing to say: 0 tells of an empty page. */
  passes: number
}

/**
 * Looks at the page as it stands. Frames of other parties are looked at on their own. Injected once per page and run there: a third
 * of the time of what gathers the reports of all frames.
 */
export async function lookWithAxe(page: Page, without: readonly string[] = []): Promise<AxeFindings> {
  // A page without its styles is another page.
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
          // The markup is said; nobody reads the selectors, of which each element that passes gets one too.
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
