import type { Page } from '@playwright/test'
import { answered, openStep } from '../../e2e/support/open-step.ts'
import { ana } from '../../e2e/support/people.ts'
import type { Shot } from './shot.ts'
import { settle } from './still.ts'

/** The call is never answered: what is seen meanwhile lasts. */
async function withoutAnswer(page: Page, call: string) {
  await page.route(call, () => {})
}

const busy = (page: Page) => page.locator('[aria-busy=true]').first().waitFor()

const next = (page: Page) => page.locator('button[type=submit]').press('Enter')

/** What is seen while something is on its way, and without a connection. */
export const waitingShots: Shot[] = [
  {
    id: 'supply-checking',
    group: 'waiting',
    title: 'supply: the CUPS is being validated',
    reach: async ({ page }) => {
      await withoutAnswer(page, '**/validations/cups*')
      await openStep(page, 'supply', { cups: answered.cups ?? '', cupsOutcome: '' })
      await page.locator('[data-field]:has([name=cups]) button').last().click()
      await busy(page)
    },
  },
  {
    id: 'bank-sending',
    group: 'waiting',
    title: 'bank: the contract is on its way',
    reach: async ({ page }) => {
      await withoutAnswer(page, '**/v2/users')
      await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
      await next(page)
      await busy(page)
    },
  },
  {
    id: 'offline',
    group: 'waiting',
    title: 'holder: without a connection',
    reach: async ({ page }) => {
      await openStep(page, 'holder')
      await settle(page)
      await page.context().setOffline(true)
      await page.locator('[role=status] svg').first().waitFor()
    },
  },
]
