import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Rows shown above the active option when a list is new. */
export const rowsBefore = 4

/**
 * Marks the active option of a scrolling list with `data-active`, and keeps it in sight without moving the page: a new set of options starts
 * `rowsBefore` above it, an arrow key moves just as far as needed. The options themselves do not re-render.
 */
export function useActiveOption(
  list: RefObject<HTMLElement | null>,
  activeId: string | undefined,
  options: readonly unknown[],
): void {
  const seen = useRef<readonly unknown[]>(null)

  useLayoutEffect(() => {
    const box = list.current
    const option = activeId ? document.getElementById(activeId) : null
    if (!box || !option) return
    option.dataset.active = ''
    // A list that opens is not scrolled yet, and this one opens with its active option in sight: nothing is measured before its first paint.
    if (seen.current === null && [...box.children].indexOf(option) <= rowsBefore) {
      seen.current = options
      return unmark
    }
    const top = option.offsetTop - box.offsetTop
    const height = option.offsetHeight
    const isNew = seen.current !== options
    seen.current = options
    box.scrollTop = isNew
      ? top - rowsBefore * height
      : Math.min(Math.max(box.scrollTop, top + height - box.clientHeight), top)
    return unmark

    function unmark() {
      delete option?.dataset.active
    }
  }, [list, activeId, options])
}
