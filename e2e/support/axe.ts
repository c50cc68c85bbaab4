import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** WCAG 2.0 A to 2.2 AA, and what axe calls good practice. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing in the page stands in anybody's way, as far as axe can tell. Frames of other parties are looked at on their own. */
export async function expectAccessible(page: Page, where: string) {
  // The legacy mode finds the same in half the time: it opens no blank page to gather what frames report.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(standards).exclude('iframe')
  const { violations, passes } = await axe.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  expect(found, `${where} passes axe`).toEqual([])
  expect(passes.length, `${where} gave axe something to look at`).toBeGreaterThan(5)
}
