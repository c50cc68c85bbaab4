import { randomUUID } from 'node:crypto'
import { test } from '@playwright/test'
import { createMockClient, type MockClient } from './mock-client.ts'

/**
 * Playwright's `test` with its own session for each test, which its browser is in. A test without a page starts no browser. What was called is
 * attached to a test that fails.
 */
export const mockTest = test.extend<{ mock: MockClient }>({
  mock: async ({ baseURL }, use, info) => {
    const mock = createMockClient(baseURL ?? 'http://localhost:5173', randomUUID())
    await use(mock)
    if (info.status === info.expectedStatus) return
    const calls = JSON.stringify(await mock.calls(), null, 2)
    await info.attach('calls of the mock server', { body: calls, contentType: 'application/json' })
  },
  context: async ({ context, mock }, use) => {
    await context.addCookies([mock.cookie])
    await use(context)
  },
})
