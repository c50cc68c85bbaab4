import type { Page } from 'playwright'
import type { Shot, windows } from './shot.ts'
import { settle } from './still.ts'

/**
 * One picture, as a PNG. A whole page is drawn in a window as high as itself: what sticks to the window's foot then stands at the
 * page's. `quick`: packed in a quarter of the time, and twice as large.
 */
export async function takePicture(
  page: Page,
  window: (typeof windows)[number],
  { isWindow = false }: Shot,
  packing: 'quick' | 'small' = 'quick',
): Promise<Buffer> {
  await page.setViewportSize(window)
  await settle(page)
  const height = isWindow ? window.height : await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > window.height) {
    await page.setViewportSize({ ...window, height })
    await settle(page)
  }
  // Asked of the browser itself: Playwright has no choice of packing.
  const browser = await page.context().newCDPSession(page)
  const optimizeForSpeed = packing === 'quick'
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed })
  await browser.detach()
  return Buffer.from(data, 'base64')
}
