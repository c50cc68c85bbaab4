import { Suspense, useState } from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import type { Step } from '#steps/define-step.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { Skeleton, Stack, VisuallyHidden } from '#ui/elements.tsx'
import { Notice } from '#ui/Notice.tsx'
import { formOf, hasForm } from './step-forms.ts'

/** The step's form: loading, loaded, or failed with a button to try again. */
export function StepForm({ step }: { step: Step }) {
  const t = useTranslate()
  const [{ attempt, Form, isThere }, setForm] = useState(() => ({
    attempt: 0,
    Form: formOf(step),
    isThere: hasForm(step),
  }))
  const retry = () => setForm({ attempt: attempt + 1, Form: formOf(step), isThere: hasForm(step) })
  // A form that is loaded failed for another reason than the connection.
  const failure = () => (
    <Notice tone="error" isNews actions={<Button onClick={retry}>{t('wizard.retry')}</Button>}>
      {t(hasForm(step) ? 'wizard.formFailed' : 'wizard.loadFailed')}
    </Notice>
  )
  const skeleton = (
    <div role="status">
      <VisuallyHidden>{t('wizard.loadingStep')}</VisuallyHidden>
      <Stack gap="section">
        {['first', 'second', 'third', 'fourth'].map(row => (
          <Skeleton key={row} height="var(--control-height)" />
        ))}
      </Stack>
    </div>
  )
  return (
    <ErrorBoundary place={attempt} fallback={failure}>
      {isThere ? (
        // No suspense boundary around the prerendered form: React would hydrate it later than the rest of the page.
        <Form />
      ) : (
        <Suspense fallback={skeleton}>
          <Form />
        </Suspense>
      )}
    </ErrorBoundary>
  )
}
