import type { Browser } from 'playwright'
import { noSupply, openStep } from '../../e2e/support/open-step.ts'
import { fillSupplyFromInvoice } from '../../e2e/support/sign-up.ts'

/** The wizard on a wide screen, with an invoice just read. */
export async function wizardPicture(browser: Browser, origin: string, file: string): Promise<void> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width: 1440, height: 1000 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
  })
  await openStep(page, 'supply', noSupply)
  await fillSupplyFromInvoice(page, 'endesa')
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: file })
  await page.close()
}
