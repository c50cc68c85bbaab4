import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWriteSoon } from '#app/write-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('Writing to the storage §own.356', () => {
  it('waits for the paint, and happens once for several changes', () => {
    const write = vi.fn()
    const writeSoon = createWriteSoon(new EventTarget())
    for (let letter = 0; letter < 3; letter += 1) writeSoon(write)
    expect(write).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(write).toHaveBeenCalledOnce()
    writeSoon(write)
    vi.runAllTimers()
    expect(write).toHaveBeenCalledTimes(2)
  })

  it('does not wait where the page goes', () => {
    const write = vi.fn()
    const page = new EventTarget()
    createWriteSoon(page)(write)
    page.dispatchEvent(new Event('pagehide'))
    expect(write).toHaveBeenCalledOnce()
    vi.runAllTimers()
    expect(write).toHaveBeenCalledOnce()
  })
})
