import { expect } from '@playwright/test'
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

export { expect }
