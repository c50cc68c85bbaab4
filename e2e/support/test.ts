import { randomUUID } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { watchForTrouble } from './trouble.ts'

interface Options {
  /**
   * Console errors that this test provokes, such as the browser's own line about an answer 500. One pattern: an array of two
   * is to Playwright a value and its options.
   */
  expectedErrors: RegExp[]
}

interface Fixtures {
  /** The id of this test's own session in the mock server; nobody else sees what it chose or did. */
  mockSession: string
  /** Fails the test on an unexpected console error, an uncaught exception or a request that leaves this machine. */
  quiet: undefined
}

/** Playwright's `test` with a mock session of its own and an eye on what must not happen. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [[], { option: true }],

  // Playwright reads the names of the parameters: a fixture without needs still takes an empty pattern.
  mockSession: async ({ baseURL, context }, use) => {
    const id = randomUUID()
    await context.addCookies([{ name: 'mock-session', value: id, url: baseURL ?? 'http://localhost' }])
    await use(id)
  },

  quiet: [
    async ({ context, expectedErrors, mockSession }, use) => {
      const trouble = watchForTrouble(context, expectedErrors)
      await use(undefined)
      expect(trouble, `nothing goes wrong unnoticed (mock session ${mockSession})`).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
