import { readFileSync, writeFileSync } from 'node:fs'
import { type Browser, devices, type PlaywrightTestOptions } from '@playwright/test'
import { htmlLang, type Language } from '#i18n/languages.ts'
import { answered, openEmptyPage, openStep } from './support/open-step.ts'
import { dialogs, pages, press, type Reach } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const { defaultBrowserType: _, viewport: __, deviceScaleFactor: ___, ...phone } = devices['Pixel 7']
const dark = { colorScheme: 'dark' } as const
const forced: Partial<PlaywrightTestOptions> = {
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
}

const leave: Reach = async (page, language) => {
  await openStep(page, 'holder')
  await press(page, language, 'wizard.close')
  await page.locator('dialog[open]').waitFor()
}
const openNewSupply: Reach = async page => {
  const values = { cupsOutcome: 'notFound', newSupply: true, punta: undefined, valle: undefined } as const
  await openStep(page, 'supply', { ...values, potenciaPunta: '3.45', potenciaValle: '3.45' })
  await page.getByText('€').first().waitFor()
}
const checkCups: Reach = async page => {
  // Never answered, so the picture shows the check.
  await page.route('**/validations/cups*', () => {})
  await openStep(page, 'supply', { cups: answered.cups ?? '', cupsOutcome: '' })
  await page.locator('[data-field]:has([name=cups]) button').last().click()
  await page.locator('[aria-busy=true]').first().waitFor()
}

type Width = 390 | 768 | 1366 | 1440
/** Together they show each step, both languages and colour schemes, every width, errors, dialogs and results. */
const states: [name: string, Reach, Language, Width, browser?: Partial<PlaywrightTestOptions>][] = [
  ['account', pages.account, 'es_ES', 390],
  ['account-errors', pages['account with errors'], 'en_GB', 1366],
  ['forced-colours', pages['account with errors'], 'es_ES', 768, forced],
  // Narrower pages have no button to leave by.
  ['leave-dialog', leave, 'en_GB', 1440],
  ['holder-company', pages.holder, 'es_ES', 768],
  ['supply-new', openNewSupply, 'es_ES', 390],
  ['cups-help', dialogs['where the CUPS is'], 'en_GB', 768],
  ['cups-checking', checkCups, 'es_ES', 390],
  ['bank', pages.bank, 'en_GB', 390],
  ['bank-errors-dark', pages['bank with errors'], 'es_ES', 768, dark],
  ['thank-you', pages['thank-you'], 'es_ES', 390, phone],
  ['thank-you-dark', pages['thank-you'], 'en_GB', 1366, dark],
  ['contract-confirmed', pages['contract-confirmed'], 'en_GB', 1366],
  ['no-such-page', pages['no-such-page'], 'es_ES', 390],
]

for (const [name, reach, language, width, options] of states)
  test.describe(() => {
    // Playwright hides the caret with an inline style, which the page's policy forbids.
    test.use({ ...options, locale: htmlLang(language), bypassCSP: true, expectedErrors: [/404/] })

    test(`${name} looks as accepted, ${language} at ${width} px`, async ({ page, context, browser }, info) => {
      const window = { width, height: width === 390 ? 844 : 900 }
      await context.clock.setFixedTime(new Date('2026-03-02T10:00:00+01:00'))
      await page.setViewportSize(window)
      await openEmptyPage(page)
      await reach(page, language)
      await page.getByRole('heading').first().waitFor()
      // The reminder about the terms blinks for a while.
      await expect(page.locator('[data-blink]')).toHaveCount(0)
      await page.mouse.move(0, 0)
      await page.locator('footer').first().waitFor({ state: 'attached' })
      if (isAcceptedBrowser(browser))
        await expect(page).toHaveScreenshot(`${name}.png`, {
          // With Playwright's own 0.2, another yellow on a button would pass.
          threshold: 0.05,
          stylePath: 'e2e/pictures/still.css',
        })
      // The report shows what is not compared.
      else await info.attach(name, { body: await page.screenshot(), contentType: 'image/png' })
    })
  })

/** Another browser or system draws text differently, so only pictures of the same ones can be compared. */
function isAcceptedBrowser(browser: Browser): boolean {
  const file = 'e2e/pictures/made-with.txt'
  const here = `${browser.browserType().name()} ${browser.version().split('.')[0]}, ${process.platform} ${process.arch}`
  if (test.info().config.updateSnapshots === 'all') writeFileSync(file, `${here}\n`)
  const isSame = readFileSync(file, 'utf8').trim() === here
  if (!isSame) test.info().annotations.push({ type: 'not compared', description: `this is ${here}` })
  return isSame
}
