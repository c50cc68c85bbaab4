import { type RefObject, useLayoutEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'

/**
 * Scrolls an element into view each time `news`, the result of a press, becomes another value that is not null. The value of the first
 * render, such as after a reload, does not count. `takesFocus`, where it is an error: its input takes the focus, or, without one,
 * the element itself. Returns the ref of the element.
 */
export function useInSight<E extends HTMLElement>(
  news: unknown,
  { takesFocus = false }: { takesFocus?: boolean } = {},
): RefObject<E | null> {
  const container = useRef<E>(null)
  const known = useRef(news)
  useLayoutEffect(() => {
    const isNew = known.current !== news
    known.current = news
    const { current: element } = container
    if (!isNew || news === null || !element) return
    if (takesFocus) (element.querySelector<HTMLElement>('input') ?? element).focus({ preventScroll: true })
    bringIntoSight(element, { calmly: !takesFocus })
  }, [news, takesFocus])
  return container
}
