import { expect, it, vi } from 'vitest'
import { loadAgain } from '#app/load-again.ts'

const browser = (state: { isOnline: boolean; isReload: boolean }) => ({
  ...state,
  whenOnline: vi.fn(),
  reload: vi.fn(),
  tell: vi.fn(),
})

it('A page without its scripts is loaded once more, without a word', () => {
  const page = browser({ isOnline: true, isReload: false })
  loadAgain(page)
  expect(page.reload).toHaveBeenCalledOnce()
  expect(page.tell).not.toHaveBeenCalled()
})

it('After the second try the customer is told, and nothing is loaded until a connection comes back', () => {
  const page = browser({ isOnline: true, isReload: true })
  loadAgain(page)
  expect(page.tell).toHaveBeenCalledOnce()
  expect(page.reload).not.toHaveBeenCalled()
  page.whenOnline.mock.lastCall?.[0]()
  expect(page.reload).toHaveBeenCalledOnce()
})

it('Without a connection the customer is told at once, and the page is loaded when there is one', () => {
  const page = browser({ isOnline: false, isReload: false })
  loadAgain(page)
  expect(page.tell).toHaveBeenCalledOnce()
  expect(page.reload).not.toHaveBeenCalled()
  page.whenOnline.mock.lastCall?.[0]()
  expect(page.reload).toHaveBeenCalledOnce()
})
