import { useAtomValue } from 'jotai'
import { Fragment, useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '#i18n/Text.tsx'
import { isLockedAtom } from '#state/registration.ts'
import { fieldId } from '#state/useField.ts'
import { refusedNextsAtom, validationErrorsAtom } from '#state/validation.ts'
import { fieldLabel, type ValidationError } from '#steps/define-step.ts'
import { bringIntoSight, focusField } from '#ui/focus.ts'
import { WarningIcon } from '#ui/icons.tsx'
import styles from './StepErrors.module.css'

/** After a refused Next: of several errors a line of links to their fields; a single one takes the focus to its field. */
export function StepErrors() {
  const t = useTranslate()
  const errors = useAtomValue(validationErrorsAtom)
  const attempt = useAtomValue(refusedNextsAtom)
  const summary = useFocusOnRefusal(errors, attempt)
  if (attempt === 0 || errors.length < 2) return null
  const title = t('wizard.errors.title', { count: errors.length })
  return (
    <section className={styles.summary} data-line ref={summary} tabIndex={-1} aria-label={title}>
      <WarningIcon />
      <p className={styles.words}>
        <strong key={title}>{`${title} `}</strong>
        {errors.map(({ field }, index) => (
          <Fragment key={field}>
            {index > 0 && <span>{', '}</span>}
            <a
              href={`#${fieldId(field)}`}
              onClick={event => {
                event.preventDefault()
                focusField(fieldId(field))
              }}
            >
              {t(fieldLabel(field))}
            </a>
          </Fragment>
        ))}
      </p>
    </section>
  )
}

/** Once for each refusal, and not when a correction leaves one error. While a check locks the fields none can take the focus. */
function useFocusOnRefusal(errors: readonly ValidationError[], attempt: number) {
  const summary = useRef<HTMLElement>(null)
  const isLocked = useDeferredValue(useAtomValue(isLockedAtom))
  const answered = useRef(0)
  // A layout effect: a later one could take the focus from a field that the customer has moved to.
  useLayoutEffect(() => {
    if (isLocked || answered.current === attempt) return
    answered.current = attempt
    const [first] = errors
    if (attempt === 0 || !first) return
    if (errors.length === 1) return focusField(fieldId(first.field))
    summary.current?.focus({ preventScroll: true })
    if (summary.current) bringIntoSight(summary.current)
  }, [errors, attempt, isLocked])
  return summary
}
