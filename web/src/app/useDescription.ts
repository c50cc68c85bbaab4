import { useEffect } from 'react'
import { useText } from '#i18n/use-text.ts'

/** Says in the customer's language what the page's own `<meta name="description">` says in Spanish. */
export function useDescription(): void {
  const description = useText()('page.description')
  useEffect(() => {
    document.querySelector('meta[name=description]')?.setAttribute('content', description)
  }, [description])
}
