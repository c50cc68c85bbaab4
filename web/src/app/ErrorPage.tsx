import { useEffect, useRef } from 'react'
import { sentences } from '#i18n/sentences.ts'
import { useText } from '#i18n/use-text.ts'
import { isMissingPart } from './after-deployment.ts'
import { ErrorLayout } from './ErrorLayout.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { MissingAdvice } from './MissingAdvice.tsx'
import { endWatch } from './pressed-ahead.ts'
import { Refusal } from './refusal.ts'

/** Every route's fallback: the error's status text or message, or that the page could not be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const say = useText()
  const title = say('page.error.title')
  useEffect(() => {
    document.title = title
    // Should it stand in the place of what was drawn ahead.
    endWatch(document)
  }, [title])
  useReport(error)
  if (isMissingPart(error)) {
    return (
      <ErrorLayout title={title} titleLang="en">
        <p>{sentences(say('page.missing.title'))}</p>
        <MissingAdvice onRetry={() => location.reload()} />
      </ErrorLayout>
    )
  }
  return (
    <ErrorMessage advice={say('page.error.text')} detail={error instanceof Error ? error.message : String(error)} />
  )
}

/** Tells the console once. Of a refusal only its words: a stack of ours says nothing about it. */
function useReport(error: unknown) {
  const reported = useRef<unknown>(undefined)
  useEffect(() => {
    if (reported.current === error) return
    reported.current = error
    console.error('This page cannot be shown:', error instanceof Refusal ? error.message : error)
  }, [error])
}
