import { type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'
import { FieldMessage } from './Field.tsx'

export interface CheckboxProps {
  value: boolean
  onChange: (checked: boolean) => void
  /** Words, and links (`<a href>`, never buttons) among them: following a link does not tick the box. */
  label: ReactNode
  id?: string
  error?: string | null | undefined
  /** Draws the eye to the box while true; a steady ring under reduced motion. */
  blink?: boolean
  required?: boolean
  onBlur?: () => void
}

/** A native checkbox with its whole line as target. */
export function Checkbox({ value, onChange, label, id, error, blink, required = true, onBlur }: CheckboxProps) {
  const ownId = useId()
  const control = id ?? ownId
  return (
    <div className={styles.checkbox} data-blink={blink || undefined}>
      <div className={styles.line}>
        <input
          type="checkbox"
          id={control}
          className={styles.box}
          checked={value}
          onChange={event => onChange(event.target.checked)}
          onBlur={onBlur}
          aria-describedby={error ? `${control}-error` : undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
        <label className={styles.label} htmlFor={control}>
          {label}
        </label>
      </div>
      <FieldMessage id={control} error={error} />
    </div>
  )
}
