import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './test.ts'

/** The minified file: the browser parses it in half the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** WCAG 2.0 A to 2.2 AA, and axe's best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Nothing in the page is an obstacle, as far as axe can tell; frames are checked by other tests. Injecting axe once per page takes a
 * third of the time of axe's own Playwright package, which collects the reports of all frames.
 */
export async function expectAccessible(page: Page, where: string, at: 'end' | 'top' = 'end') {
  // Styles must have loaded, because contrast depends on them.
  await page.waitForLoadState()
  // A button that the bar of a phone covers in part is small there, and nowhere else: at the end of the page it covers none.
  if (at === 'end')
    await page.evaluate(() => document.querySelector('main, [role=dialog]')?.scrollIntoView({ block: 'end' }))
  // A bar at the top covers none at the beginning of the page.
  else await page.evaluate(() => scrollTo(0, 0))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations, passes } = await page.evaluate(async standards => {
    const { violations, passes } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: ['iframe'] },
      {
        runOnly: { type: 'tag', values: standards },
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
  }, standards)
  expect(violations, `${where} passes axe`).toEqual([])
  expect(passes, `${where} gave axe something to look at`).toBeGreaterThan(5)
}
