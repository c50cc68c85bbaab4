/** Scrolls an element into view: smoothly, or at once for those who asked for less motion. Never moves the focus. */
export function scrollCalmly(element: Element, block: ScrollLogicalPosition): void {
  const wantsLess = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block, behavior: wantsLess ? 'instant' : 'smooth' })
}
