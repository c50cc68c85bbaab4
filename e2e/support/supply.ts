import type { Page } from '@playwright/test'
import { ana } from './people.ts'
import { expectStep, fillAccount, fillHolder, pressNext } from './sign-up.ts'

/** Walks to the supply step as a person. */
export async function goToSupply(page: Page) {
  await page.goto('/')
  await fillAccount(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
  await fillHolder(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
}
