import { type BrowserContext, expect } from '@playwright/test'
import { mockTest } from '#mock/client/playwright.ts'
import { watchForTrouble } from './trouble.ts'

interface Options {
  /**
   * Console errors that this test provokes, such as the browser's own line about an answer 500. One pattern: an array of two
   * is to Playwright a value and its options.
   */
  expectedErrors: RegExp[]
}

interface Fixtures {
  /** Fails the test on an unexpected console error, an uncaught exception or a request that leaves this machine. */
  quiet: undefined
}

/** Playwright's `test` with its own mock session and an eye on what must not happen. */
export const test = mockTest.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],

  quiet: [
    async ({ context, expectedErrors, mock }, use) => {
      const trouble = watchForTrouble(context, expectedErrors)
      await use(undefined)
      expect(trouble, `nothing goes wrong unnoticed (mock session ${mock.session})`).toEqual([])
    },
    { auto: true },
  ],
})

let kept: { context: BrowserContext; hasTouch: boolean } | undefined

/**
 * `test` for visits that change nothing of the browser but its storage and its window: those of a worker share one page, and find its
 * storage empty. A context of its own would cost each as much as a short visit.
 */
export const visitTest = test.extend({
  context: async ({ browser, mock, viewport, hasTouch }, use) => {
    if (kept?.hasTouch !== hasTouch) {
      await kept?.context.close()
      kept = { hasTouch, context: await browser.newContext() }
    }
    const { context } = kept
    const [page = await context.newPage(), ...others] = context.pages()
    for (const other of others) await other.close()
    await page.goto('/robots.txt')
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    if (viewport) await page.setViewportSize(viewport)
    await context.clearCookies()
    await context.addCookies([mock.cookie])
    await use(context)
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
})

export { expect }
