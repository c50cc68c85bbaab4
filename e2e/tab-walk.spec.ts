import type { Page } from '@playwright/test'
import type { FormValues } from '#domain/form-values.ts'
import type { StepId } from '#steps/define-step.ts'
import { expectFocusInSight } from './support/focus.ts'
import { noSupply, openCard, openStep, unknownSupply } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'

const steps: [StepId, Partial<FormValues>][] = [
  ['account', { sso: false, email: '', phoneNumber: '', terms: false }],
  ['holder', { isCompany: true, name: '', surname: '', document: '', changeOfHolder: undefined }],
  ['supply', noSupply],
  ['supply', unknownSupply],
  ['bank', {}],
]

/** Presses Tab through the whole page, until the focus has left it; what has it is in sight at every stop. */
async function walkThrough(page: Page, where: string, atLeast: number) {
  const stops: string[] = []
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    const name = await expectFocusInSight(page)
    if (name === 'the page' || (stops.length > 1 && (await isAtStart(page)))) break
    stops.push(name)
    await page.evaluate(() => document.activeElement?.setAttribute('data-walked', ''))
  }
  expect(stops.length, `stops on ${where}: ${stops.join(', ')}`).toBeGreaterThanOrEqual(atLeast)
  expect(stops.length, `${where} has an end`).toBeLessThan(80)
}

/** The focus is where it was before: the walk has come round. Radios of a group count as one. */
function isAtStart(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.hasAttribute('data-walked') ?? false)
}

test.use({ viewport: { width: 320, height: 568 } })

test('Tab leads through every step, empty and with its errors, and nothing ever covers the focus', async ({ page }) => {
  for (const [step, values] of steps) {
    await openStep(page, step, values)
    await walkThrough(page, step, 6)
    await openCard(page).locator('button[type=submit]').press('Enter')
    await expect(openCard(page).locator('li a[href^="#field-"]').first()).toBeVisible()
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('[data-walked]')) each.removeAttribute('data-walked')
    })
    await walkThrough(page, `${step} with its errors`, 7)
  }
})

test('Tab leads through every page around the wizard, and nothing ever covers the focus', async ({ page }) => {
  const query = '?device=2&id=11111111-2222-4333-8444-555555555555'
  const pages = {
    '/check-email': 2,
    '/continue-in-app': 2,
    '/user-confirmed': 2,
    [`/contract-confirmed${query}`]: 2,
    [`/contract-cancelled${query}`]: 2,
    [`/iban-confirmed${query}`]: 2,
    [`/iban-cancelled${query}`]: 2,
    '/__mock/marketing/': 5,
    '/__mock/mail': 2,
    '/__mock/app': 2,
  }
  for (const [path, atLeast] of Object.entries(pages)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await walkThrough(page, path, atLeast)
  }
})

test('Tab leads through the thank-you page, and nothing ever covers the focus', async ({ page }) => {
  await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
  await openCard(page).locator('button[type=submit]').press('Enter')
  await expect(page).toHaveURL(/\/thank-you/)
  // The address is there before the page is.
  await page.getByRole('heading', { name: 'Abre tu correo' }).waitFor()
  await walkThrough(page, 'the thank-you page', 3)
})
