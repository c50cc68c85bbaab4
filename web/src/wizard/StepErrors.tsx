import { useAtomValue } from 'jotai'
import { Fragment, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { isLockedAtom } from '#state/registration.ts'
import { fieldId } from '#state/useField.ts'
import { refusedNextsAtom, validationErrorsAtom } from '#state/validation.ts'
import { fieldLabel, type LabelledField } from '#steps/define-step.ts'
import { bringIntoSight, focusField } from '#ui/focus.ts'
import { WarningIcon } from '#ui/icons.tsx'
import styles from './StepErrors.module.css'

/** After a refused Next: of several errors a line of links to their fields; a single one takes the focus to its field. */
export function StepErrors() {
  const t = useTranslate()
  const errors = useAtomValue(validationErrorsAtom)
  const attempt = useAtomValue(refusedNextsAtom)
  useFocusOnRefusal(errors.length === 1 ? errors[0]?.field : undefined, attempt)
  const count = errors.length
  if (attempt === 0 || count < 2) return null
  return (
    <ErrorSummary
      title={t('wizard.errors.title', { count })}
      attempt={attempt}
      items={errors.map(({ field }) => ({ fieldId: fieldId(field), label: t(fieldLabel(field)) }))}
    />
  )
}

/** Once for each refusal, and not when a correction leaves one error. While a check locks the fields none can take the focus. */
function useFocusOnRefusal(only: LabelledField | undefined, attempt: number) {
  const isLocked = useDeferredValue(useAtomValue(isLockedAtom))
  const answered = useRef(0)
  useLayoutEffect(() => {
    if (isLocked || answered.current === attempt) return
    answered.current = attempt
    if (attempt > 0 && only) focusField(fieldId(only))
  }, [only, attempt, isLocked])
}

interface ErrorSummaryProps {
  title: string
  /** At least two. What is wrong with each is said below the field only. */
  items: readonly { fieldId: string; label: string }[]
  /** Counts the refused attempts: each new one brings the focus back here. */
  attempt: number
}

/** What is missing or wrong, by name, in one line of links to the fields. */
export function ErrorSummary({ title, items, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null)

  // A layout effect: a later one could take the focus from a field that the customer has moved to.
  useLayoutEffect(() => {
    if (attempt === 0) return
    const { current: shown } = summary
    shown?.focus({ preventScroll: true })
    if (shown) bringIntoSight(shown)
  }, [attempt])

  return (
    <section className={styles.summary} ref={summary} tabIndex={-1} aria-label={title}>
      <WarningIcon />
      <p className={styles.words}>
        <strong key={title}>{`${title} `}</strong>
        {items.map(({ fieldId, label }, index) => (
          <Fragment key={fieldId}>
            {index > 0 && <span>{', '}</span>}
            <a
              href={`#${fieldId}`}
              onClick={event => {
                event.preventDefault()
                focusField(fieldId)
              }}
            >
              {label}
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  )
}
