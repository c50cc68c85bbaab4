interface Options {
  /** Scrolls its beginning to the top even if it is visible: for a step that was opened. */
  toTop?: boolean
  /** Scrolls smoothly, unless reduced motion is preferred, so that the customer does not lose their place. */
  calmly?: boolean
}

/**
 * Scrolls the result of a press into view, and never moves the focus. What is visible and uncovered stays where it is. Else it comes to
 * the middle, so that what follows is visible too; if it is higher than the screen, its beginning comes to the top. The page's
 * `scroll-padding` says how much of the screen's foot is covered.
 */
export function bringIntoSight(element: Element, { toTop = false, calmly = false }: Options = {}): void {
  reserveKeyboard()
  const { top, bottom } = uncoveredArea()
  const box = element.getBoundingClientRect()
  if (!toTop && box.top >= top && box.bottom <= bottom) return
  const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({
    block: toTop || box.height > bottom - top ? 'start' : 'center',
    behavior: calmly && !wantsLess ? 'smooth' : 'instant',
  })
}

/** Of the screen, in px from its upper edge. */
function uncoveredArea(): { top: number; bottom: number } {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const px = (length: string) => Number.parseFloat(length) || 0
  return { top: px(scrollPaddingTop), bottom: window.innerHeight - px(scrollPaddingBottom) }
}

/** Safari's keyboard lies over the page, which keeps its size: the page reserves that much. Others make the page smaller. */
function reserveKeyboard(): void {
  const { visualViewport: seen } = window
  const hidden = seen ? Math.max(0, window.innerHeight - seen.offsetTop - seen.height) : 0
  const { style } = document.documentElement
  const reserved = `${Math.round(hidden)}px`
  // Written only where it changes: the browser computes the style of every element again.
  if ((style.getPropertyValue('--keyboard') || '0px') !== reserved) style.setProperty('--keyboard', reserved)
}
