// npm run picture: the picture of the README, taken from the built product with an invoice just read.
import { mkdir } from 'node:fs/promises'
import { ana } from '../e2e/support/people.ts'
import { expectStep, fillAccount, fillHolder, fillSupplyFromInvoice, pressNext } from '../e2e/support/sign-up.ts'
import { withWizard } from './browser/with-wizard.ts'

const file = 'docs/images/wizard.png'

await mkdir('docs/images', { recursive: true })
await withWizard(async (browser, origin) => {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 1000 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
  })
  await page.goto(origin)
  await fillAccount(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del titular')
  await fillHolder(page, ana)
  await pressNext(page)
  await expectStep(page, 'Datos del suministro')
  await fillSupplyFromInvoice(page, 'endesa')
  await page.evaluate(() => scrollTo(0, 0))
  await page.screenshot({ path: file })
})
console.log(`The picture is in ${file}.`)
