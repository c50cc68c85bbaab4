import type { Page } from '@playwright/test'
import { lookWithAxe } from '../../scripts/browser/look-with-axe.ts'
import { expect } from './test.ts'

/** Nothing in the page stands in anybody's way, as far as axe can tell. */
export async function expectAccessible(page: Page, where: string) {
  const { violations, passes } = await lookWithAxe(page)
  expect(violations, `${where} passes axe`).toEqual([])
  expect(passes, `${where} gave axe something to look at`).toBeGreaterThan(5)
}
