import { vi } from 'vitest'

/** Everything lies below the screen's lower edge: a page without layout has all of it at the upper left corner. */
export function belowTheScreen(height = 100) {
  const box = new DOMRect(0, window.innerHeight, 300, height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box)
}
