import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { dependenciesAtom } from '#state/dependencies.ts'

/** Tells search engines the page's one address: the environment's public origin and the path. Taken away on leaving. */
export function useCanonicalLink(): void {
  const { publicOrigin } = useAtomValue(dependenciesAtom)
  const { pathname } = useLocation()
  useEffect(() => {
    const link = document.createElement('link')
    link.rel = 'canonical'
    link.href = publicOrigin + pathname
    document.head.append(link)
    return () => link.remove()
  }, [publicOrigin, pathname])
}
