import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { useText } from '#i18n/use-text.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** Every route's fallback: the error's status text or message. */
export function ErrorPage() {
  const say = useText()
  const error = useRouteError()
  const title = say('page.error.title')
  useEffect(() => {
    document.title = title
  }, [title])
  return <ErrorMessage detail={detailOf(error)} />
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
