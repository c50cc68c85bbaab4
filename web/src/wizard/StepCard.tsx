import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import { type FormEvent, type ReactNode, startTransition, useId, useMemo } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { formValuesAtom } from '#state/answers.ts'
import { isOnAtom } from '#state/features.ts'
import { stepCheckAtom } from '#state/lock.ts'
import { nextAtom } from '#state/navigate.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'
import type { Step } from '#steps/define-step.ts'
import { useFailureHelp } from '#steps/useFailureHelp.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useFocusRescue } from '#ui/use-focus-rescue.ts'
import { useInSight } from '#ui/use-in-sight.ts'
import { StepActions } from './StepActions.tsx'
import styles from './StepCard.module.css'
import { StepErrors } from './StepErrors.tsx'
import { StepForm } from './StepForm.tsx'
import { StepHeader } from './StepHeader.tsx'
import { stepEnds } from './step-forms.ts'
import { useLock } from './useLock.ts'
import { useStepOpened } from './useStepOpened.ts'
import { useSubmit } from './useSubmit.ts'

/** The open step: its heading, its errors, its form, and the buttons Back and Next. */
export function StepCard({ step, index }: { step: Step; index: number }) {
  const t = useTranslate()
  const id = useId()
  const isOn = useAtomValue(isOnAtom)
  const { leadWithout } = step
  const leadOf = useAtomValue(useMemo(() => atom(get => step.leadOf?.(get(formValuesAtom))), [step]))
  const lead = leadWithout && !isOn(leadWithout.feature) ? leadWithout.lead : (leadOf ?? step.lead)
  const { heading, unfolds } = useStepOpened(index)
  const next = useSetAtom(nextAtom)
  const submit = useSubmit()
  const form = useFocusRescue<HTMLFormElement>()
  const store = useStore()
  const End = stepEnds[step.id]

  function submitStep(event: FormEvent) {
    event.preventDefault()
    // Presses are ignored until the other step is rendered.
    if (store.get(currentStepAtom) !== index) return
    // In a transition: the pressed button is painted before the other step renders.
    void (index === lastStep ? submit() : next(startTransition))
  }

  return (
    <Card aria-labelledby={id}>
      {/* Sent by the browser itself, a form with method GET would put the password into the address. */}
      <form
        ref={form}
        method="post"
        className={styles.form}
        data-unfolds={unfolds || undefined}
        noValidate
        onSubmit={submitStep}
      >
        <StepHeader step={step} index={index} size="large" id={id} ref={heading} />
        <p className={styles.lead} key={lead}>
          {t(lead)}
        </p>
        <StepErrors />
        <Fields>
          <StepForm step={step} />
        </Fields>
        <CheckFailure />
        <StepActions step={step} index={index}>
          {End && <End />}
        </StepActions>
      </form>
    </Card>
  )
}

/** A component of its own, so that locking the form does not re-render the fields. */
function Fields({ children }: { children: ReactNode }) {
  const lock = useLock()
  return (
    <fieldset className={styles.fields} {...lock}>
      {children}
    </fieldset>
  )
}

/** A component of its own, so that the start and end of a check do not re-render the fields. */
function CheckFailure() {
  const t = useTranslate()
  const checking = useAtomValue(stepCheckAtom)
  const failure = checking.status === 'failed' ? checking : undefined
  const help = useFailureHelp(failure?.error)
  // Help that loads after the sentence makes the notice higher, so it is scrolled into view again.
  const news = failure ? `${t(failure.error)} ${help !== null}` : null
  const container = useInSight<HTMLDivElement>(news, { takesFocus: true })
  if (!failure) return null
  return (
    <div className={styles.failure} ref={container} tabIndex={-1}>
      <Notice tone="error" isNews title={t(failure.advice ?? failure.error)}>
        {/* The specification's sentence speaks of a registration: it stands below the one that says what failed. */}
        {failure.advice && <small>{t(failure.error)}</small>}
        {help}
      </Notice>
    </div>
  )
}
