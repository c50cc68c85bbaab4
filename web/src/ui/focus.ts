import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Options {
  /** Scrolls its beginning to the top even if it is visible: for a step that was opened. */
  toTop?: boolean
  /** Scrolls smoothly, unless reduced motion is preferred, so that the customer does not lose their place. */
  calmly?: boolean
}

/** Scrolls a result that is out of sight to the middle, or its beginning to the top if it is higher than the screen, without the focus. */
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

/** Focuses the field with this id, or the chosen radio of its group, and brings label and error into view at once. */
export function focusField(id: string): void {
  const field = document.getElementById(id)
  if (!field) return
  field.focus({ preventScroll: true })
  // A group of radios, but not the fieldset around the whole form, which has no legend.
  bringIntoSight(field.closest('[data-field], fieldset:has(> legend)') ?? field)
}

/** Scrolls the ref's element into view each time `news` becomes another value than null. `takesFocus`: it, or its input, gets the focus. */
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

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * For a container whose parts come and go. When the focused part is removed, what replaces it under the same id takes the focus, or
 * else the nearest part before it, or after it. Without this a keyboard would start again at the top. Returns the container's ref.
 */
export function useFocusRescue<E extends HTMLElement>(): RefObject<E | null> {
  const container = useRef<E>(null)
  useEffect(() => {
    const { current: root } = container
    if (!root) return
    let focused: HTMLElement | null = null
    /** All that could take the focus when `focused` took it, in the order of the page. */
    let neighbours: HTMLElement[] = []
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as HTMLElement
      neighbours = [...root.querySelectorAll<HTMLElement>(focusable)]
    }
    // Some browsers report the removal as if the customer had gone: only what is still there afterwards was left.
    const onBlur = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (target === focused && focused?.isConnected) focused = null
      })
    const removals = new MutationObserver(() => {
      if (!focused || focused.isConnected) return
      const place = neighbours.indexOf(focused)
      focused = null
      if (document.activeElement !== document.body) return
      for (const each of [...neighbours.slice(0, place + 1).reverse(), ...neighbours.slice(place + 1)]) {
        const present = each.isConnected ? each : document.getElementById(each.id)
        present?.focus({ preventScroll: true })
        if (document.activeElement === present) return
      }
    })
    const listening = new AbortController()
    root.addEventListener('focusin', onFocus, { signal: listening.signal })
    root.addEventListener('focusout', onBlur, { signal: listening.signal })
    removals.observe(root, { childList: true, subtree: true })
    return () => {
      listening.abort()
      removals.disconnect()
    }
  }, [])
  return container
}
