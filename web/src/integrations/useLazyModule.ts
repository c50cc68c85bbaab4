import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** `missing`: it was wanted and could not be had. Until a person wants it no one is told. */
export type Part<Content> =
  | { status: 'waiting' }
  | { status: 'ready'; content: Content }
  | { status: 'missing'; retry: () => void }

/**
 * A part of the page that no one sees at first: loaded when the page has nothing better to do, and at once when it is wanted. One that
 * cannot be had is asked for again by `retry`, and the next time it is wanted, be it by count. `load` is the same at each call.
 */
export function useLazyModule<Content>(load: () => Promise<Content>, wanted: boolean | number = false): Part<Content> {
  const [part, setPart] = useState<Part<Content>>({ status: 'waiting' })
  useEffect(() => {
    let isGone = false
    const take = async () => {
      try {
        const content = await load()
        setPart({ status: 'ready', content })
      } catch {
        if (wanted && !isGone) setPart({ status: 'missing', retry: () => void take() })
      }
    }
    const callOff = wanted ? void take() : whenIdle(() => void take())
    return () => {
      isGone = true
      callOff?.()
      setPart(now => (now.status === 'missing' ? { status: 'waiting' } : now))
    }
  }, [load, wanted])
  return part
}
