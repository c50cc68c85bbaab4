import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/** For a list and a box that take each other's place under the same id: the focus moves from one to the other. */
export function useFocusKept(isList: boolean, id: string) {
  const isInside = useRef(false)
  const before = useRef(isList)
  useLayoutEffect(() => {
    if (before.current !== isList && isInside.current) document.getElementById(id)?.focus()
    before.current = isList
  }, [isList, id])
  return {
    onFocus: () => {
      isInside.current = true
    },
    // Some browsers report the removal as a blur, too: only what is still there was left.
    onBlur: ({ target, currentTarget }: FocusEvent) =>
      queueMicrotask(() => {
        if (target.isConnected && !currentTarget.contains(document.activeElement)) isInside.current = false
      }),
  }
}
