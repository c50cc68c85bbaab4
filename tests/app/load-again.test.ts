import { expect, it, vi } from 'vitest'
import { loadAgain } from '#app/load-again.ts'

function tab(isOnline: boolean) {
  const items = new Map<string, string>()
  const storage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  }
  return { storage, isOnline, whenOnline: vi.fn(), reload: vi.fn() }
}

it('A page without its scripts is loaded once more, and only once in a tab', () => {
  const browser = tab(true)
  loadAgain(browser)
  loadAgain(browser)
  expect(browser.reload).toHaveBeenCalledOnce()
})

it('Without a connection that waits until there is one', () => {
  const browser = tab(false)
  loadAgain(browser)
  expect(browser.reload).not.toHaveBeenCalled()
  browser.whenOnline.mock.lastCall?.[0]()
  expect(browser.reload).toHaveBeenCalledOnce()
})
