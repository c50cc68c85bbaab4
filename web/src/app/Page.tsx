import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'

/** What all pages have in common: the canonical link, and the description in the customer's language. */
export function Page({ children }: { children: ReactNode }) {
  const { publicOrigin } = useAtomValue(dependenciesAtom)
  const { pathname } = useLocation()
  const description = useTranslate()('page.description')
  useEffect(() => {
    const link = document.createElement('link')
    link.rel = 'canonical'
    link.href = publicOrigin + pathname
    document.head.append(link)
    return () => link.remove()
  }, [publicOrigin, pathname])
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [description])
  return children
}
