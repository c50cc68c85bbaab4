import { atom, useAtom, useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { trackStepAtom } from '#state/track-step.ts'
import { steps } from '#steps/index.ts'
import { scrollCalmly } from '#ui/scroll-calmly.ts'
import { preloadForm } from './step-forms.ts'

/** After the step has drawn itself and the customer has begun to read. */
const preloadDelayMs = 1500

/** Which step was opened last; none before the first, which takes the focus from nobody. */
const openedAtom = atom<number | null>(null)

/**
 * What goes with a step opening: its heading comes into view and takes the focus, which announces it; it is reported; and
 * the next step's form is loaded. Answers with the ref of the heading.
 */
export function useStepOpened(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const trackStep = useSetAtom(trackStepAtom)
  const [opened, setOpened] = useAtom(openedAtom)
  useEffect(() => {
    if (opened === index) return
    setOpened(index)
    trackStep('view')
    if (!heading.current || (opened === null && index === 0)) return
    if (opened !== null) heading.current.focus({ preventScroll: true })
    scrollCalmly(heading.current, 'start')
  }, [index, opened, setOpened, trackStep])
  useEffect(() => {
    const following = steps[index + 1]
    const timer = setTimeout(() => following && void preloadForm(following), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [index])
  return heading
}
