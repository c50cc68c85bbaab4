import { type RefObject, useEffect, useRef } from 'react'

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/**
 * For a container whose parts come and go with answers of the server: when the part that has the focus is removed, the nearest part
 * before it takes the focus, or else the nearest after it. Without this a keyboard would start again at the top of the page. Whoever
 * gives the focus elsewhere in the same render is left alone. Returns the ref of the container.
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
      for (const each of [...neighbours.slice(0, place).reverse(), ...neighbours.slice(place + 1)]) {
        each.focus({ preventScroll: true })
        if (document.activeElement === each) return
      }
    })
    root.addEventListener('focusin', onFocus)
    root.addEventListener('focusout', onBlur)
    removals.observe(root, { childList: true, subtree: true })
    return () => {
      root.removeEventListener('focusin', onFocus)
      root.removeEventListener('focusout', onBlur)
      removals.disconnect()
    }
  }, [])
  return container
}
