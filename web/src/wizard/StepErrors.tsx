import { useAtomValue } from 'jotai'
import { useText } from '#i18n/use-text.ts'
import { problemsAtom, submitAttemptsAtom } from '#state/problems.ts'
import { fieldId } from '#state/useField.ts'
import { fieldLabel } from '#steps/define-step.ts'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import styles from './StepErrors.module.css'

/** After a refused Next: everything that stands in the way, each with a link to its field. It shrinks as fields are mended. */
export function StepErrors() {
  const say = useText()
  const problems = useAtomValue(problemsAtom)
  const attempt = useAtomValue(submitAttemptsAtom)
  if (attempt === 0 || problems.length === 0) return null
  const count = problems.length
  return (
    <div className={styles.errors}>
      <ErrorSummary
        title={count === 1 ? say('wizard.errors.title.one') : say('wizard.errors.title.other', { count })}
        attempt={attempt}
        items={problems.map(({ field, error }) => ({
          fieldId: fieldId(field),
          label: say(fieldLabel(field)),
          error: say(error),
        }))}
      />
    </div>
  )
}
