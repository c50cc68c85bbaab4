import { type RefObject, useLayoutEffect, useRef } from 'react'
import { bringIntoSight } from './bring-into-sight.ts'

/**
 * Brings an element into sight each time `news` becomes another value that is not null: what came of a press. What stood there when it was
 * drawn first, such as after a reload, is no news. `takesFocus`, where it is an error: its input takes the focus, or, without one,
 * the element itself. Answers with the ref of the element.
 */
export function useInSight<E extends HTMLElement>(
  news: unknown,
  { takesFocus = false }: { takesFocus?: boolean } = {},
): RefObject<E | null> {
  const place = useRef<E>(null)
  const known = useRef(news)
  useLayoutEffect(() => {
    const isNew = known.current !== news
    known.current = news
    const { current: element } = place
    if (!isNew || news === null || !element) return
    if (takesFocus) (element.querySelector<HTMLElement>('input') ?? element).focus({ preventScroll: true })
    bringIntoSight(element, { calmly: !takesFocus })
  }, [news, takesFocus])
  return place
}
