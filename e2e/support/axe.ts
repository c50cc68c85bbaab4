import type { Page } from '@playwright/test'
import { lookWithAxe } from '../../scripts/browser/look-with-axe.ts'
import { expect } from './test.ts'

/** Nothing in the page stands in anybody's way, as far as axe can tell. */
export async function expectAccessible(page: Page, where: string) {
  // A button that the bar of a phone covers in part is small there, and nowhere else: at the end of the page it covers none.
  await page.evaluate(() => document.querySelector('main, [role=dialog]')?.scrollIntoView({ block: 'end' }))
  const { violations, passes } = await lookWithAxe(page)
  expect(violations, `${where} passes axe`).toEqual([])
  expect(passes, `${where} gave axe something to look at`).toBeGreaterThan(5)
}
