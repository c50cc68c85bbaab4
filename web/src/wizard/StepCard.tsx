import { atom, useAtomValue, useSetAtom, useStore } from 'jotai'
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import { formValuesAtom } from '#state/answers.ts'
import { isOnAtom } from '#state/dependencies.ts'
import { nextAtom } from '#state/navigate.ts'
import { currentStepAtom, lastStep } from '#state/progress.ts'
import { isLockedAtom, stepCheckAtom } from '#state/registration.ts'
import { trackStepAtom } from '#state/step-check.ts'
import type { Step } from '#steps/define-step.ts'
import { steps } from '#steps/index.ts'
import { useFailureHelp } from '#steps/useFailureHelp.tsx'
import { Card } from '#ui/elements.tsx'
import { bringIntoSight, useFocusRescue, useInSight } from '#ui/focus.ts'
import { Notice } from '#ui/Notice.tsx'
import { StepActions } from './StepActions.tsx'
import styles from './StepCard.module.css'
import { StepErrors } from './StepErrors.tsx'
import { StepForm } from './StepForm.tsx'
import { StepHeader } from './StepHeader.tsx'
import { useSubmit } from './sign-up-context.ts'
import { preloadForm, stepEnds } from './step-forms.ts'

/** The open step: its heading, its errors, its form, and the buttons Back and Next. */
export function StepCard({ step, index }: { step: Step; index: number }) {
  const t = useTranslate()
  const id = useId()
  const leadAtom = useMemo(() => atom(get => step.leadOf?.(get(formValuesAtom), get(isOnAtom)) ?? step.lead), [step])
  const lead = useAtomValue(leadAtom)
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

/** A separate component, so that the start and end of a check do not re-render the fields. */
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
        {/* The specification's sentence speaks of a registration: it is below the one that says what failed. */}
        {failure.advice && <small>{t(failure.error)}</small>}
        {help}
      </Notice>
    </div>
  )
}

/** After the step has rendered, while the customer is reading. */
const preloadDelayMs = 1500

/** Which step was opened last; null before the first one, which does not take the focus. */
const openedAtom = atom<number | null>(null)

/** A step opens: its heading takes the focus, it is reported, the next form loads. `unfolds`: with an animation; not the first paint. */
function useStepOpened(index: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const trackStep = useSetAtom(trackStepAtom)
  // Read without a subscription: opening a step must not re-render this component.
  const store = useStore()
  const [unfolds] = useState(() => store.get(openedAtom) !== null)
  useEffect(() => {
    const opened = store.get(openedAtom)
    if (opened === index) return
    store.set(openedAtom, index)
    trackStep('view')
    if (!heading.current || (opened === null && index === 0)) return
    if (opened !== null) heading.current.focus({ preventScroll: true })
    bringIntoSight(heading.current, { toTop: true, calmly: true })
  }, [index, store, trackStep])
  useEffect(() => {
    const following = steps[index + 1]
    const timer = setTimeout(() => following && void preloadForm(following), preloadDelayMs)
    return () => clearTimeout(timer)
  }, [index])
  return { heading, unfolds }
}

/**
 * The fieldset that locks a form: a component of its own, so that the lock does not re-render the fields.
 * A disabled field loses the focus: Next takes it and gives it back.
 */
function Fields({ children }: { children: ReactNode }) {
  // Answers are locked at once, and the fields look so after the pressed button is painted: to restyle them all takes a phone 20 ms.
  const isLocked = useDeferredValue(useAtomValue(isLockedAtom))
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const field = focused.current
    const next = fieldset.current?.form?.querySelector<HTMLElement>('[type=submit]')
    if (!field || !next) return
    if (isLocked) next.focus({ preventScroll: true })
    else if (document.activeElement === next || document.activeElement === document.body) {
      if (field.isConnected) field.focus({ preventScroll: true })
      focused.current = null
    }
  }, [isLocked])
  const lock = {
    ref: fieldset,
    // The fieldset is only there to lock: a screen reader would announce a group without a name.
    role: 'presentation',
    disabled: isLocked,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget) focused.current = null
    },
  }
  return (
    <fieldset className={styles.fields} {...lock}>
      {children}
    </fieldset>
  )
}
