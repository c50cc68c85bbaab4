import type { CDPSession, Frame, Page } from 'playwright'
import type { Shot, windows } from './shot.ts'
import { settle } from './still.ts'

/** One for as long as its page is there: with the end of a session the browser forgets what was emulated, such as paper. */
const sessions = new WeakMap<Page, Promise<CDPSession>>()

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** A frame of another party is drawn by a process of its own, which may be behind; one that nobody sees is not drawn at all. */
async function frameIsDrawn(frame: Frame): Promise<void> {
  const drawn = () =>
    new Promise<void>(done => {
      setTimeout(done, 500)
      requestAnimationFrame(() => requestAnimationFrame(() => done()))
    })
  await frame.evaluate(drawn).catch(() => {})
}

/**
 * One picture, as a PNG. A whole page is drawn in a window as high as itself: what sticks to the window's foot then stands at the
 * page's.
 */
export async function takePicture(
  page: Page,
  window: (typeof windows)[number],
  { isWindow = false }: Shot,
): Promise<Buffer> {
  await page.setViewportSize(window)
  // Nothing is pointed at.
  await page.mouse.move(0, 0)
  await settle(page)
  const height = isWindow ? window.height : await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > window.height) {
    await page.setViewportSize({ ...window, height })
    await settle(page)
  }
  await Promise.all(page.frames().map(frameIsDrawn))
  // Asked of the browser itself, which then packs it in a quarter of the time.
  const browser = await sessionOf(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}
