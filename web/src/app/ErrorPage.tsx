import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { LazyFooter } from '#company/LazyFooter.tsx'
import { sentences } from '#i18n/sentences.ts'
import { useTranslate } from '#i18n/use-translate.ts'
import { dependenciesAtom } from '#state/dependencies.ts'
import { LanguageSelector } from '#wizard/LanguageSelector.tsx'
import { isMissingPart } from './after-deployment.ts'
import { ErrorLayout } from './ErrorLayout.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { HttpStatusError } from './http-status-error.ts'
import { MissingAdvice } from './MissingAdvice.tsx'
import { endPreHydration } from './pre-hydration-click.ts'

/** Every route's fallback: the error's status text or message, or that the page could not be loaded. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useTranslate()
  const { brand } = useAtomValue(dependenciesAtom)
  const title = t('page.error.title')
  useEffect(() => {
    document.title = title
    // Should it stand in the place of what was drawn ahead.
    endPreHydration(document)
  }, [title])
  useReport(error)
  if (isMissingPart(error)) {
    return (
      <ErrorLayout title={title} titleLang="en" tools={<LanguageSelector />} footer={<LazyFooter brand={brand} />}>
        <p>{sentences(t('page.missing.title'))}</p>
        <MissingAdvice onRetry={() => location.reload()} />
      </ErrorLayout>
    )
  }
  return (
    <ErrorMessage
      brand={brand}
      advice={t('page.error.text')}
      detail={error instanceof Error ? error.message : String(error)}
    />
  )
}

/** Tells the console once. Of a refusal only its words: a stack of ours says nothing about it. */
function useReport(error: unknown) {
  const reported = useRef<unknown>(undefined)
  useEffect(() => {
    if (reported.current === error) return
    reported.current = error
    console.error('This page cannot be shown:', error instanceof HttpStatusError ? error.message : error)
  }, [error])
}
