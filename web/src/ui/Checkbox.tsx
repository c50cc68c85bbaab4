import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { FieldMessage } from './Field.tsx'

export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Words, and links (`<a href>`, never buttons) among them: following a link does not tick the box. */
  label: ReactNode
  id?: string
  hint?: ReactNode
  error?: string | null | undefined
  /** Draws the eye to the box while true; a steady ring under reduced motion. */
  blink?: boolean
  /** Announced as required. Default true. */
  required?: boolean
  onBlur?: () => void
}

/** A native checkbox with its whole line as target. */
export function Checkbox({ checked, onChange, label, id, hint, error, blink, required = true, onBlur }: CheckboxProps) {
  const ownId = useId()
  const control = id ?? ownId
  const describedBy = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles.checkbox} data-blink={blink || undefined}>
      <div className={styles.line}>
        <input
          type="checkbox"
          id={control}
          className={styles.box}
          checked={checked}
          onChange={event => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
        <label className={styles.label} htmlFor={control}>
          {label}
        </label>
      </div>
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldMessage id={control} error={error} />}
    </div>
  )
}
