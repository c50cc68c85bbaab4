import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLogLines } from '#mock/server/log-lines.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('lines that come together are written together, in their order, and each once', () => {
  const write = vi.fn()
  const lines = createLogLines(write)
  lines.take('first')
  lines.take('second')
  expect(write).not.toHaveBeenCalled()
  vi.runAllTimers()
  lines.take('third')
  lines.flush()
  vi.runAllTimers()
  expect(write.mock.calls).toEqual([['first\nsecond'], ['third']])
})
