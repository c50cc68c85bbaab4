import { ApiError } from './api-error.ts'
import type { CallName } from './calls/index.ts'

/** Counts how often each call fails in a row, and tells the error. A success begins anew; a call that was given up does not count. */
export function createFailureCounter() {
  const failures = new Map<CallName, number>()
  return async function count<Result>(operation: CallName, call: Promise<Result>): Promise<Result> {
    try {
      const result = await call
      failures.delete(operation)
      return result
    } catch (error) {
      if (error instanceof ApiError) {
        error.failuresInRow = (failures.get(operation) ?? 0) + 1
        failures.set(operation, error.failuresInRow)
      }
      throw error
    }
  }
}
