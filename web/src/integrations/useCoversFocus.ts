import { type RefObject, useEffect, useState } from 'react'

/** Whether an element lies over what has the focus, watched as focus moves and the page scrolls. `key`: what changes its size. */
export function useCoversFocus(element: RefObject<Element | null>, key: string): boolean {
  const [covers, setCovers] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCovers(key !== 'absent' && liesOverFocus(element.current)))
    }
    look()
    for (const event of ['focusin', 'focusout', 'resize', 'scroll'])
      addEventListener(event, look, { capture: true, passive: true, signal: stop.signal })
    return () => {
      cancelAnimationFrame(frame)
      stop.abort()
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
