import { useEffect } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'

/** Says in the customer's language what the page's own `<meta name="description">` says in Spanish. */
export function useDescription(): void {
  const description = useTranslate()('page.description')
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [description])
}
