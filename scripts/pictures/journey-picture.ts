import type { Browser } from 'playwright'
import { devices } from 'playwright'
import { withFont } from './brand-font.ts'
import { walk } from './walk.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

/** The journey on a phone, stop by stop, on one sheet. */
export async function journeyPicture(browser: Browser, origin: string, file: string): Promise<void> {
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 390, height: 760 },
    deviceScaleFactor: 2,
    baseURL: origin,
    locale: 'es-ES',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const stops: { what: string; picture: string }[] = []
  await walk(page, async what => {
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot({
      type: 'jpeg',
      quality: 90,
      style: '.simulator { display: none !important }',
    })
    stops.push({ what, picture: picture.toString('base64') })
  })
  await context.close()

  const sheet = await browser.newPage({ viewport: { width: 1440, height: 800 } })
  await sheet.setContent(await withFont(markup(stops)))
  await sheet.evaluate(() => document.fonts.ready)
  await sheet.locator('main').screenshot({ path: file })
  await sheet.close()
}

function markup(stops: readonly { what: string; picture: string }[]): string {
  const items = stops.map(
    ({ what, picture }, index) =>
      `<li><p><b>${index + 1}</b>${what}</p><img src="data:image/jpeg;base64,${picture}" alt=""></li>`,
  )
  return `<style>
* { margin: 0; padding: 0; box-sizing: border-box }
main { position: relative; inline-size: 1440px; overflow: hidden; padding: 64px 60px 72px; color: #fff; background: #10203f; font: 600 19px/1.3 Figtree }
svg { position: absolute; inset: auto auto -700px -30px; inline-size: 1500px }
ol { position: relative; display: grid; grid-template-columns: repeat(4, 1fr); gap: 56px 44px; list-style: none }
p { display: flex; align-items: center; gap: 10px; margin-block-end: 18px; white-space: nowrap }
b { display: grid; place-items: center; inline-size: 32px; block-size: 32px; border-radius: 50%; background: #ffb81a; color: #10203f; font-size: 17px }
img { display: block; inline-size: 100%; border: 7px solid #050b18; border-radius: 34px; box-shadow: 0 24px 48px rgb(0 0 0 / .35) }
</style>
<main><svg viewBox="0 0 400 400" aria-hidden="true"><circle cx="200" cy="200" r="198" fill="#ff6f45" opacity=".1"/><circle cx="200" cy="200" r="150" fill="#ff8a3d" opacity=".16"/><circle cx="200" cy="200" r="100" fill="#ffb81a" opacity=".3"/></svg>
<ol>${items.join('')}</ol></main>`
}
