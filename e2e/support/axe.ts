import type { Page } from '@playwright/test'
import { lookWithAxe } from './look-with-axe.ts'
import { expect } from './test.ts'

/** Nothing in the page is in a customer's way, as far as axe can tell. */
export async function expectAccessible(page: Page, where: string, at: 'end' | 'top' = 'end') {
  // A button that the bar of a phone covers in part is small there, and nowhere else: at the end of the page it covers none.
  if (at === 'end')
    await page.evaluate(() => document.querySelector('main, [role=dialog]')?.scrollIntoView({ block: 'end' }))
  // A bar at the top covers none at the beginning of the page.
  else await page.evaluate(() => scrollTo(0, 0))
  const { violations, passes } = await lookWithAxe(page)
  expect(violations, `${where} passes axe`).toEqual([])
  expect(passes, `${where} gave axe something to look at`).toBeGreaterThan(5)
}
