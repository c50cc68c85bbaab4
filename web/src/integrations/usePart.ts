import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/**
 * A part of the page that nobody sees at first: loaded when the page has nothing better to do, and at once when it is wanted.
 * Undefined until it is there; one that cannot be had is asked for again the next time it is wanted, be it by count. `load` is the same
 * at each call.
 */
export function usePart<Part>(load: () => Promise<Part>, wanted: boolean | number = false): Part | undefined {
  const [there, setThere] = useState<{ part: Part }>()
  useEffect(() => {
    const take = () =>
      void load().then(
        part => setThere({ part }),
        () => {},
      )
    if (!wanted) return whenIdle(take)
    take()
  }, [load, wanted])
  return there?.part
}
