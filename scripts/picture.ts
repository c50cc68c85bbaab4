// npm run picture: the picture of the README, taken from the built product.
import { mkdir } from 'node:fs/promises'
import { withWizard } from './browser/with-wizard.ts'

const file = 'docs/images/wizard.png'

await mkdir('docs/images', { recursive: true })
await withWizard(async (browser, origin) => {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'es-ES',
    reducedMotion: 'reduce',
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file })
})
console.log(`The picture is in ${file}.`)
