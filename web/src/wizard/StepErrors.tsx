import { useAtomValue } from 'jotai'
import { useDeferredValue, useLayoutEffect, useRef } from 'react'
import { useTranslate } from '#i18n/use-translate.ts'
import { isLockedAtom } from '#state/lock.ts'
import { fieldId } from '#state/useField.ts'
import { refusedNextsAtom, validationErrorsAtom } from '#state/validation.ts'
import { fieldLabel, type LabelledField } from '#steps/define-step.ts'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { focusField } from '#ui/focus-field.ts'
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
    <div className={styles.errors}>
      <ErrorSummary
        title={t('wizard.errors.title', { count })}
        attempt={attempt}
        items={errors.map(({ field }) => ({ fieldId: fieldId(field), label: t(fieldLabel(field)) }))}
      />
    </div>
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
