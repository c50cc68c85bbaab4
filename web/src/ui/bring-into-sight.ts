interface Options {
  /** Its beginning at the top of the screen, even where it is in sight: a step that was opened. */
  toTop?: boolean
  /** Smoothly, unless less motion is asked for: where the customer looks on and is not to lose their place. */
  calmly?: boolean
}

/**
 * Brings what came of a press into sight, and never moves the focus. What is uncovered already stays where it is; else it comes to
 * the middle, so that what follows it is seen too, or with its beginning to the top where it is higher than the screen. What
 * covers the foot of the screen is told by the page's `scroll-padding`.
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
  document.documentElement.style.setProperty('--keyboard', `${Math.round(hidden)}px`)
}
