import { atom, useSetAtom, useStore } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { trackStepAtom } from '#state/track-step.ts'
import { steps } from '#steps/index.ts'
import { bringIntoSight } from '#ui/bring-into-sight.ts'
import { preloadForm } from './step-forms.ts'

/** After the step has rendered, while the customer is reading. */
const preloadDelayMs = 1500

/** Which step was opened last; null before the first one, which does not take the focus. */
const openedAtom = atom<number | null>(null)

/**
 * What goes with a step opening: its heading comes into view and takes the focus, which announces it; it is reported; and
 * the next step's form is loaded. Returns the ref of the heading, and whether the step unfolds with an animation. The first one
 * does not: it is the page's largest contentful paint.
 */
export function useStepOpened(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const trackStep = useSetAtom(trackStepAtom)
  // Read without a subscription: opening a step must not re-render this component.
  const store = useStore()
  const [unfolds] = useState(() => store.get(openedAtom) !== null)
  useEffect(() => {
    const opened = store.get(openedAtom)
    if (opened === index) return
    store.set(openedAtom, index)
    trackStep('view')
    if (!heading.current || (opened === null && index === 0)) return
    if (opened !== null) heading.current.focus({ preventScroll: true })
    bringIntoSight(heading.current, { toTop: true, calmly: true })
  }, [index, store, trackStep])
  useEffect(() => {
    const following = steps[index + 1]
    const timer = setTimeout(() => following && void preloadForm(following), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [index])
  return { heading, unfolds }
}
