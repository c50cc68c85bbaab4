import { useEffect, useRef } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { useText } from '#i18n/use-text.ts'
import { ErrorMessage } from './ErrorMessage.tsx'

/** Every route's fallback: the error's status text or message. */
export function ErrorPage() {
  const say = useText()
  const error = useRouteError()
  const title = say('page.error.title')
  const detail = detailOf(error)
  useEffect(() => {
    document.title = title
  }, [title])
  useReport(error, detail)
  return <ErrorMessage detail={detail} />
}

/** Tells the console once. Of a status only its words: what comes with it may name the address, and that a person. */
function useReport(error: unknown, detail: string) {
  const reported = useRef<unknown>(undefined)
  useEffect(() => {
    if (reported.current === error) return
    reported.current = error
    console.error('This page cannot be shown:', error instanceof Error ? error : detail)
  }, [error, detail])
}

function detailOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? error.message : String(error)
}
