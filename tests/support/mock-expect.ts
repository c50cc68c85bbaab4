import { expect } from 'vitest'
import type { OperationId } from '#mock/shared/types.ts'
import { toHaveReceived } from './mock-received.ts'

// Importing this file teaches vitest's `expect` the matcher.
declare module 'vitest' {
  // The parameters are vitest's own: all declarations of an interface have the same ones.
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> {
    /** The mock server received the call, with at least these members in its query or body. */
    toHaveReceived: (operation: OperationId, members?: Record<string, unknown>) => Promise<Awaited<R>>
  }
}

expect.extend({ toHaveReceived })
