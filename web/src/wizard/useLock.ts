import { useAtomValue } from 'jotai'
import { type FocusEvent, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { isLockedAtom } from '#state/lock.ts'

/**
 * Props of the fieldset around a step's form: while something is being checked or sent its fields cannot be changed. A disabled field
 * loses the focus, so Next takes it, and gives it back if nothing else took it meanwhile.
 */
export function useLock() {
  // Answers are locked at once, and the fields look so after the pressed button is painted: to restyle them all takes a phone 20 ms.
  const isLocked = useDeferredValue(useAtomValue(isLockedAtom))
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const field = focused.current
    const next = fieldset.current?.form?.querySelector<HTMLElement>('[type=submit]')
    if (!field || !next) return
    if (isLocked) next.focus({ preventScroll: true })
    else if (document.activeElement === next || document.activeElement === document.body) {
      if (field.isConnected) field.focus({ preventScroll: true })
      focused.current = null
    }
  }, [isLocked])
  return {
    ref: fieldset,
    // The fieldset is only there to lock: a screen reader would announce a group without a name.
    role: 'presentation',
    disabled: isLocked,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) focused.current = null
    },
  }
}
