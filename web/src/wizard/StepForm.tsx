import { Suspense, useState } from 'react'
import { useText } from '#i18n/use-text.ts'
import type { Step } from '#steps/define-step.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { FormBoundary } from './FormBoundary.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import { formOf } from './step-forms.ts'

/** The step's form: on its way, there, or not to be had, with a way to try again. */
export function StepForm({ step }: { step: Step }) {
  const say = useText()
  const [{ attempt, Form }, setForm] = useState(() => ({ attempt: 0, Form: formOf(step) }))
  const retry = (
    <Button onClick={() => setForm({ attempt: attempt + 1, Form: formOf(step) })}>{say('wizard.retry')}</Button>
  )
  return (
    <FormBoundary
      key={attempt}
      fallback={
        <Notice tone="error" isNews actions={retry}>
          {say('wizard.loadFailed')}
        </Notice>
      }
    >
      <Suspense fallback={<FormSkeleton label={say('wizard.loadingStep')} />}>
        <Form />
      </Suspense>
    </FormBoundary>
  )
}
