import { devices, test } from '@playwright/test'
import { noSupply, openStep } from '../../e2e/support/open-step.ts'
import { fillSupplyFromInvoice } from '../../e2e/support/sign-up.ts'
import { journeySheet } from './journey-sheet.ts'
import { socialCard } from './social-card.ts'
import { walkJourney } from './walk-journey.ts'

test.use({ locale: 'es-ES' })

test('the wizard on a wide screen, with an invoice just read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await openStep(page, 'supply', noSupply)
  await fillSupplyFromInvoice(page, 'endesa')
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: 'docs/images/wizard.png' })
})

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
  test.use({ ...phone, viewport: { width: 390, height: 760 }, deviceScaleFactor: 2 })

  test('the journey from the marketing site to the app, on one sheet', async ({ page, browser }) => {
    const stops: { title: string; picture: string }[] = []
    await walkJourney(page, async title => {
      await page.evaluate(() => document.fonts.ready)
      const style = '.simulator { display: none !important }'
      const picture = await page.screenshot({ type: 'jpeg', quality: 90, style })
      stops.push({ title, picture: picture.toString('base64') })
    })
    const sheet = await browser.newPage({ viewport: { width: 1440, height: 800 } })
    await sheet.setContent(await journeySheet(stops))
    await sheet.evaluate(() => document.fonts.ready)
    await sheet.locator('main').screenshot({ path: 'docs/images/journey.png', scale: 'css' })
  })
})

test('the card that messengers show with a link', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 630 })
  await page.setContent(await socialCard())
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: 'web/src/brand/public/social-card.png' })
})
