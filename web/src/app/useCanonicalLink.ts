import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { surroundingsAtom } from '#state/surroundings.ts'

/** Tells search engines the page's one address: the environment's public origin and the path. Taken away on leaving. */
export function useCanonicalLink(): void {
  const { publicOrigin } = useAtomValue(surroundingsAtom)
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.createElement('link')
    link.rel = 'canonical'
    link.href = publicOrigin + pathname
    document.head.append(link)
    return () => link.remove()
  }, [publicOrigin, pathname])
}
