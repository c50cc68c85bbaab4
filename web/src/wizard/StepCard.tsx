import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type FormEvent, startTransition, useId } from 'react'
import { useText } from '#i18n/use-text.ts'
import { checkingAtom, nextAtom } from '#state/navigate.ts'
import { currentStepAtom } from '#state/progress.ts'
import type { Step } from '#steps/define-step.ts'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StepActions } from './StepActions.tsx'
import styles from './StepCard.module.css'
import { StepErrors } from './StepErrors.tsx'
import { StepForm } from './StepForm.tsx'
import { StepHeader } from './StepHeader.tsx'
import { useStepOpened } from './useStepOpened.ts'

/** The open step: its heading, what is missing, its form, and the way back and on. */
export function StepCard({ step, index }: { step: Step; index: number }) {
  const say = useText()
  const id = useId()
  const { heading, unfolds } = useStepOpened(index)
  const next = useSetAtom(nextAtom)
  const store = useStore()

  function submit(event: FormEvent) {
    event.preventDefault()
    // In slices: the press is answered before another step stands there. Until it does, a further press means nothing.
    if (store.get(currentStepAtom) === index) void next(startTransition)
  }

  return (
    <Card aria-labelledby={id}>
      <form className={styles.form} data-unfolds={unfolds || undefined} noValidate onSubmit={submit}>
        <StepHeader step={step} index={index} size="large" id={id} ref={heading} />
        <p className={styles.lead}>{say(step.lead)}</p>
        <StepErrors />
        <StepForm step={step} />
        <CheckFailure step={step} />
        <div className={styles.rule} />
        <StepActions step={step} index={index} />
      </form>
    </Card>
  )
}

/** Apart from the card: a check that begins or ends has none of the fields drawn anew. */
function CheckFailure({ step }: { step: Step }) {
  const say = useText()
  const checking = useAtomValue(checkingAtom)
  if (checking.is !== 'failed') return null
  return (
    <div className={styles.failure}>
      <Notice tone="error" isNews title={say(checking.error)}>
        {step.checkFailed && say(step.checkFailed)}
      </Notice>
    </div>
  )
}
