import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, devices, type Page, type PlaywrightTestOptions } from '@playwright/test'
import type { FormValues } from '#domain/form-values.ts'
import { htmlLang, type Language } from '#i18n/languages.ts'
import type { MessageKey } from '#i18n/message.ts'
import type { StepId } from '#steps/define-step.ts'
import { answered, noAccount, openEmptyPage, openStep } from './support/open-step.ts'
import { ana } from './support/people.ts'
import { expect, test } from './support/test.ts'
import { catalogues } from './support/words.ts'

interface State {
  name: string
  language: Language
  width: 390 | 768 | 1366 | 1440
  reach: (page: Page, words: Record<MessageKey, string>) => Promise<unknown>
  browser?: Partial<PlaywrightTestOptions>
}

const { defaultBrowserType: _, viewport: __, deviceScaleFactor: ___, ...phone } = devices['Pixel 7']
const dark = { colorScheme: 'dark' } as const
const contract = '11111111-2222-4333-8444-555555555555'

/** Presses Next although the step is not ready, and waits for the errors. */
async function openTooEarly(page: Page, ...step: [StepId, Partial<FormValues>]) {
  await openStep(page, ...step)
  await page.locator('button[type=submit]').click({ force: true })
  await page.locator('[aria-invalid=true]').first().waitFor()
  // Whether the press scrolled depends on what had come by then.
  await page.evaluate(() => window.scrollTo(0, 0))
}

async function signUp(page: Page) {
  await openStep(page, 'bank', { iban: ana.iban, sepa: true, general_conditions: true })
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/thank-you/)
  await page.locator('form').waitFor({ state: 'detached' })
}

/** Together they show each step, both languages and colour schemes, every width, errors, dialogs and results. */
const states: State[] = [
  { name: 'account', language: 'es_ES', width: 390, reach: page => openStep(page, 'account', noAccount) },
  {
    name: 'account-errors',
    language: 'en_GB',
    width: 1366,
    reach: page => openTooEarly(page, 'account', noAccount),
  },
  {
    name: 'forced-colours',
    language: 'es_ES',
    width: 768,
    browser: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } },
    reach: page => openTooEarly(page, 'account', noAccount),
  },
  {
    name: 'leave-dialog',
    language: 'en_GB',
    // Narrower pages have no button to leave by.
    width: 1440,
    reach: async (page, words) => {
      await openStep(page, 'holder')
      await page.getByRole('button', { name: words['wizard.close'] }).first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'holder-company',
    language: 'es_ES',
    width: 768,
    reach: page =>
      openStep(page, 'holder', { isCompany: true, companyName: 'Panadería El Alba, S.L.', cif: 'B00000000' }),
  },
  {
    name: 'supply-new',
    language: 'es_ES',
    width: 390,
    reach: async page => {
      const values = { cupsOutcome: 'notFound', newSupply: true, punta: undefined, valle: undefined } as const
      await openStep(page, 'supply', { ...values, potenciaPunta: '3.45', potenciaValle: '3.45' })
      await page.getByText('€').first().waitFor()
    },
  },
  {
    name: 'cups-help',
    language: 'en_GB',
    width: 768,
    reach: async (page, words) => {
      await openStep(page, 'supply')
      await page.getByRole('button', { name: words['supply.cups.where'] }).first().click()
      await page.locator('dialog[open]').waitFor()
    },
  },
  {
    name: 'cups-checking',
    language: 'es_ES',
    width: 390,
    reach: async page => {
      // Never answered, so the picture shows the check.
      await page.route('**/validations/cups*', () => {})
      await openStep(page, 'supply', { cups: answered.cups ?? '', cupsOutcome: '' })
      await page.locator('[data-field]:has([name=cups]) button').last().click()
      await page.locator('[aria-busy=true]').first().waitFor()
    },
  },
  { name: 'bank', language: 'en_GB', width: 390, reach: page => openStep(page, 'bank', { iban: ana.iban }) },
  {
    name: 'bank-errors-dark',
    language: 'es_ES',
    width: 768,
    browser: dark,
    reach: page => openTooEarly(page, 'bank', { iban: '' }),
  },
  { name: 'thank-you', language: 'es_ES', width: 390, browser: phone, reach: signUp },
  { name: 'thank-you-dark', language: 'en_GB', width: 1366, browser: dark, reach: signUp },
  {
    name: 'contract-confirmed',
    language: 'en_GB',
    width: 1366,
    reach: page => page.goto(`/contract-confirmed?device=0&id=${contract}&registration_id=${contract}`),
  },
  { name: 'no-such-page', language: 'es_ES', width: 390, reach: page => page.goto('/no-such-page') },
]

for (const { name, language, width, reach, browser: options } of states)
  test.describe(() => {
    // Playwright hides the caret with an inline style, which the page's policy forbids.
    test.use({ ...options, locale: htmlLang(language), bypassCSP: true, expectedErrors: [/404/] })

    test(`${name} looks as accepted, ${language} at ${width} px`, async ({ page, context, browser }, info) => {
      const window = { width, height: width === 390 ? 844 : 900 }
      await context.clock.setFixedTime(new Date('2026-03-02T10:00:00+01:00'))
      await page.setViewportSize(window)
      await openEmptyPage(page)
      await reach(page, catalogues[language])
      await page.getByRole('heading').first().waitFor()
      // The reminder about the terms blinks for a while.
      await expect(page.locator('[data-blink]')).toHaveCount(0)
      await page.mouse.move(0, 0)
      await page.locator('footer').first().waitFor({ state: 'attached' })
      // The report shows every picture.
      await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' })
      if (await isAcceptedBrowser(browser))
        await expect(page).toHaveScreenshot(`${name}.png`, {
          // With Playwright's own 0.2, another yellow on a button would pass.
          threshold: 0.05,
          stylePath: 'e2e/pictures/still.css',
        })
    })
  })

/** Another browser or system draws text differently, so only pictures of the same ones can be compared. */
async function isAcceptedBrowser(browser: Browser): Promise<boolean> {
  const file = 'e2e/pictures/made-with.txt'
  const here = `${browser.browserType().name()} ${browser.version().split('.')[0]}, ${process.platform} ${process.arch}`
  if (test.info().config.updateSnapshots === 'all') writeFileSync(file, `${here}\n`)
  const isSame = readFileSync(file, 'utf8').trim() === here
  if (!isSame) test.info().annotations.push({ type: 'not compared', description: `this is ${here}` })
  return isSame
}
