import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBufferedLog } from '#mock/server/buffered-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('lines are written together, in their order, each once', () => {
  const write = vi.fn()
  const { log, flush } = createBufferedLog(write)
  log('first')
  log('second')
  expect(write).not.toHaveBeenCalled()
  vi.runAllTimers()
  log('third')
  flush()
  vi.runAllTimers()
  expect(write.mock.calls).toEqual([['first\nsecond'], ['third']])
})
