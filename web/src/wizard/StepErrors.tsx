import { useAtomValue } from 'jotai'
import { useTranslate } from '#i18n/use-translate.ts'
import { fieldId } from '#state/useField.ts'
import { refusedNextsAtom, validationErrorsAtom } from '#state/validation.ts'
import { fieldLabel } from '#steps/define-step.ts'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import styles from './StepErrors.module.css'

/** The error summary after a refused Next: each error links to its field, and disappears when the field is corrected. */
export function StepErrors() {
  const t = useTranslate()
  const errors = useAtomValue(validationErrorsAtom)
  const attempt = useAtomValue(refusedNextsAtom)
  if (attempt === 0 || errors.length === 0) return null
  const count = errors.length
  return (
    <div className={styles.errors}>
      <ErrorSummary
        title={count === 1 ? t('wizard.errors.title.one') : t('wizard.errors.title.other', { count })}
        attempt={attempt}
        items={errors.map(({ field, error }) => ({
          fieldId: fieldId(field),
          label: t(fieldLabel(field)),
          error: t(error),
        }))}
      />
    </div>
  )
}
