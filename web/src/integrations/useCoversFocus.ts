import { type RefObject, useEffect, useState } from 'react'

/** Whether an element lies over what has the focus, watched as focus moves and the page scrolls. `key`: what changes its size. */
export function useCoversFocus(element: RefObject<Element | null>, key: string): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovers(key !== 'absent' && liesOverFocus(element.current)))
    }
    look()
    const scroll = { capture: true, passive: true }
    addEventListener('focusin', look)
    addEventListener('focusout', look)
    addEventListener('resize', look)
    addEventListener('scroll', look, scroll)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('focusin', look)
      removeEventListener('focusout', look)
      removeEventListener('resize', look)
      removeEventListener('scroll', look, scroll)
    }
  }, [element, key])
  return covers
}

function liesOverFocus(element: Element | null): boolean {
  const focused = document.activeElement
  // Headings that receive focus by script have nothing to be operated; the frame itself is where the customer is.
  if (!element || !(focused instanceof HTMLElement) || focused === element || focused.tabIndex < 0) return false
  if (focused === document.body) return false
  const [mine, other] = [element.getBoundingClientRect(), focused.getBoundingClientRect()]
  return mine.left < other.right && other.left < mine.right && mine.top < other.bottom && other.top < mine.bottom
}
