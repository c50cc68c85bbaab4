import { existsSync } from 'node:fs'
import { type Browser, expect, type Frame, type Page, test } from '@playwright/test'
import { htmlLang, type Language } from '#i18n/languages.ts'
import { openEmptyPage } from '../../e2e/support/open-step.ts'
import { pictureName, type Shot, type windows } from './shot.ts'
import { holdStill, settle } from './still.ts'

type Window = (typeof windows)[number]

interface PictureOptions {
  windows: readonly Window[]
  /** Whether the accepted pictures come from the same browser and system. Otherwise nothing is compared. */
  canCompare?: (browser: Browser) => Promise<boolean>
  /** Runs after each picture. */
  check?: (page: Page, width: number) => Promise<void>
}

/**
 * Declares a test that reaches a screen in one language and compares a picture of it in each window with the accepted one.
 * Without `canCompare`, a picture without an accepted one becomes the accepted one.
 */
export function testShot(shot: Shot, language: Language, { windows, canCompare, check }: PictureOptions): void {
  test.describe(() => {
    test.use({ ...shot.browser, locale: htmlLang(language) })
    test(`${shot.id} ${language}`, async ({ page, context, browser, baseURL }, info) => {
      await context.addCookies([{ name: 'mock-session', value: `gallery.${shot.id}.${language}`, url: baseURL ?? '' }])
      await holdStill(context)
      // The page is on our origin before the shot begins.
      await openEmptyPage(page)
      await shot.reach({ page, language })
      if (canCompare && !(await canCompare(browser))) return
      for (const window of windows) {
        const name = pictureName(shot.id, language, window.width)
        const accepted = info.snapshotPath(name, { kind: 'screenshot' })
        await showWholePage(page, window, shot)
        if (canCompare || existsSync(accepted)) await expect.soft(page).toHaveScreenshot(name)
        else await page.screenshot({ path: accepted, animations: 'disabled' })
        await check?.(page, window.width)
      }
    })
  })
}

/** Makes the window as high as the page, so that sticky elements stand at the foot of the page, and waits for late content. */
async function showWholePage(page: Page, window: Window, { isWindow = false }: Shot) {
  await page.setViewportSize(window)
  // A hover style would change the picture.
  await page.mouse.move(0, 0)
  await settle(page)
  const height = isWindow ? window.height : await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > window.height) {
    await page.setViewportSize({ ...window, height })
    await settle(page)
  }
  await Promise.all(page.frames().map(waitForPaint))
}

/** Frames of other origins are painted by another process, which may be late. A hidden frame is never painted. */
async function waitForPaint(frame: Frame): Promise<void> {
  const painted = () =>
    new Promise<void>(done => {
      setTimeout(done, 500)
      requestAnimationFrame(() => requestAnimationFrame(() => done()))
    })
  await frame.evaluate(painted).catch(() => {})
}
